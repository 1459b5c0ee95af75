import { useState } from "react";
import { RIDE_CHANNELS } from "../../../domain/settlements/commission-rules.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { listVehiclesEndpoint } from "../../../contract/drivers/vehicles.endpoints.ts";
import type { EndpointDescription } from "../../../contract/endpoint.ts";
import { listPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { addCommissionRuleEndpoint } from "../../../contract/settlements/settlements.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { RecordForm, type RecordValues } from "../../office/record-form.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CommissionPreview } from "./commission-preview.tsx";

type NewCommissionRuleProps = {
  readonly open: boolean;
  readonly refresh: readonly EndpointDescription[];
  readonly onClose: () => void;
};

/** Sets a commission of a driver, a car, an account or a way of booking, and shows what it changes before it is saved. */
export function NewCommissionRule({ open, refresh, onClose }: NewCommissionRuleProps) {
  const { particular: text } = useStrings("settlements/office");
  return (
    <Dialog open={open} onClose={onClose} title={text.add} subtitle={text.intro}>
      {open && <Form refresh={refresh} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ refresh, onClose }: Omit<NewCommissionRuleProps, "open">) {
  const { particular: text, rates } = useStrings("settlements/office");
  const [today] = useState(() => curacaoDate(new Date()));
  const drivers = useRead(read(listDriverRecordsEndpoint));
  const cars = useRead(read(listVehiclesEndpoint));
  const partners = useRead(read(listPartnersEndpoint));
  const oneOf = (options: readonly Option[] = []) => [{ value: "", label: text.any }, ...options];
  return (
    <RecordForm
      draft="commission-rule"
      label={text.add}
      fields={[
        {
          name: "driver_id",
          label: text.driver,
          optional: true,
          options: oneOf(
            drivers.data?.map(({ id, name }) => ({ value: String(id), label: name })).toSorted(byLabel),
          ),
        },
        {
          name: "vehicle_id",
          label: text.car,
          optional: true,
          options: oneOf(
            cars.data
              ?.map(({ id, plate, vehicle }) => ({ value: String(id), label: `${plate}, ${vehicle}` }))
              .toSorted(byLabel),
          ),
        },
        {
          name: "partner_id",
          label: text.account,
          optional: true,
          options: oneOf(
            partners.data?.map(({ id, name }) => ({ value: String(id), label: name })).toSorted(byLabel),
          ),
        },
        {
          name: "channel",
          label: text.channel,
          optional: true,
          options: oneOf(RIDE_CHANNELS.map((channel) => ({ value: channel, label: text.channels[channel] }))),
        },
        { name: "valid_from", label: rates.validFrom, type: "date" },
        { name: "last_day", label: text.until, type: "date", optional: true },
        {
          name: "percent",
          label: rates.percent,
          type: "number",
          step: "0.01",
          optional: true,
          hint: text.ends,
        },
        { name: "reason", label: rates.reason },
      ]}
      initial={{ valid_from: today }}
      endpoint={addCommissionRuleEndpoint}
      input={({ valid_from = "", last_day = "", percent = "", reason, ...values }) => ({
        body: {
          ...scopeOf(values),
          valid_from,
          ...(last_day === "" ? {} : { last_day }),
          ...(percent === "" ? {} : { percent: Number(percent) }),
          ...(valid_from < today ? { back_dated: true } : {}),
          reason,
        },
      })}
      renderPreview={({ valid_from = "", last_day = "", percent = "", ...values }) => {
        const scope = scopeOf(values);
        return (
          Object.keys(scope).length > 0 && <CommissionPreview {...{ scope, valid_from, last_day, percent }} />
        );
      }}
      refresh={refresh}
      toastText={text.added}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}

type Option = { readonly value: string; readonly label: string };

function byLabel(one: Option, other: Option): number {
  return one.label.localeCompare(other.label);
}

/** The chosen driver, car, account and way of booking, by the names on the wire. */
function scopeOf({ driver_id = "", vehicle_id = "", partner_id = "", channel = "" }: RecordValues) {
  const ids = Object.entries({ driver_id, vehicle_id, partner_id }).filter(([, value]) => value !== "");
  return {
    ...Object.fromEntries(ids.map(([name, value]) => [name, Number(value)])),
    ...(channel === "" ? {} : { channel }),
  };
}
