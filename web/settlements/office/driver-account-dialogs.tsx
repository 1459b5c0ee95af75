import { useState } from "react";
import type { EndpointDescription } from "../../../contract/endpoint.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import {
  addDriverEntryEndpoint,
  addDriverRentEndpoint,
} from "../../../contract/settlements/driver-accounts.endpoints.ts";
import { ENTRY_KINDS } from "../../../domain/settlements/driver-money.ts";
import { useStrings } from "../../language/language-context.ts";
import { RecordForm } from "../../office/record-form.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type OfDriver = {
  readonly driverId: number;
  readonly open: boolean;
  readonly refresh: readonly EndpointDescription[];
  readonly onClose: () => void;
};

/** A bonus, an expense or a charge of a driver. */
export function NewEntry({ driverId, open, refresh, onClose }: OfDriver) {
  const text = useStrings("settlements/office");
  const [today] = useState(() => curacaoDate(new Date()));
  return (
    <Dialog open={open} onClose={onClose} title={text.addEntry} subtitle={text.entryText}>
      {open && (
        <RecordForm
          draft={`driver-entry:${driverId}`}
          label={text.addEntry}
          fields={[
            {
              name: "kind",
              label: text.kind,
              options: ENTRY_KINDS.map((value) => ({ value, label: text.kinds[value] })),
            },
            { name: "day", label: text.day, type: "date" },
            { name: "amount", label: text.amount, type: "number", step: "0.01" },
            { name: "currency", label: text.currency, options: optionsOf(text.currencies) },
            { name: "note", label: text.note },
          ]}
          initial={{ kind: "bonus", day: today, currency: "usd" }}
          endpoint={addDriverEntryEndpoint}
          input={({ kind, day, currency, note, amount }) => ({
            params: { id: driverId },
            body: { kind, day, currency, note, amount: Number(amount) },
          })}
          refresh={refresh}
          toastText={text.entryAdded}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

/** A driver's weekly rent from a day on. */
export function NewRent({ driverId, open, refresh, onClose }: OfDriver) {
  const text = useStrings("settlements/office");
  const [today] = useState(() => curacaoDate(new Date()));
  return (
    <Dialog open={open} onClose={onClose} title={text.addRent} subtitle={text.rentIntro}>
      {open && (
        <RecordForm
          draft={`driver-rent:${driverId}`}
          label={text.addRent}
          fields={[
            { name: "valid_from", label: text.rates.validFrom, type: "date" },
            { name: "amount", label: text.rentAmount, type: "number", step: "0.01" },
          ]}
          initial={{ valid_from: today }}
          endpoint={addDriverRentEndpoint}
          input={({ valid_from, amount }) => ({
            params: { id: driverId },
            body: { valid_from, amount: Number(amount) },
          })}
          refresh={refresh}
          toastText={text.rentAdded}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

type WithReasonProps = {
  readonly draft: string;
  /** The record that it is about; null while none is. */
  readonly id: number | null;
  readonly title: string;
  readonly subtitle: string;
  readonly action: string;
  readonly done: string;
  readonly endpoint: EndpointDescription;
  readonly refresh: readonly EndpointDescription[];
  readonly onClose: () => void;
};

/** Takes something back, and says why. */
export function WithReason({
  draft,
  id,
  title,
  subtitle,
  action,
  done,
  endpoint,
  refresh,
  onClose,
}: WithReasonProps) {
  const text = useStrings("settlements/office");
  return (
    <Dialog open={id !== null} onClose={onClose} title={title} subtitle={subtitle}>
      {id !== null && (
        <RecordForm
          draft={`${draft}:${id}`}
          label={title}
          saveLabel={action}
          tone="bad"
          fields={[{ name: "reason", label: text.reason }]}
          initial={{}}
          endpoint={endpoint}
          input={({ reason }) => ({ params: { id }, body: { reason } })}
          refresh={refresh}
          toastText={done}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
