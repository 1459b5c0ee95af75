import { useState } from "react";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate, isDate } from "../../../domain/curacao-time.ts";
import { recordIdSchema } from "../../../contract/record-id.ts";
import { reportRange } from "../../../domain/reports/report-period.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import staffStyles from "../../office/staff.module.css";
import { ClosedSettlements } from "./closed-settlements.tsx";
import { DriverAccount } from "./driver-account.tsx";
import { DriversToPay } from "./drivers-to-pay.tsx";
import { SettlementDialog } from "./settlement-dialog.tsx";
import { SettlementPreview } from "./settlement-preview.tsx";

/** The debts between drivers and the company: worked out for some days, closed, and kept. */
export function SettlementsView() {
  const text = useStrings("settlements/office");
  const drivers = useRead(read(listDriverRecordsEndpoint));
  const [driver, setDriver] = useState("");
  const [days, setDays] = useState(lastWeek);
  const [shown, show] = useShownSettlement();
  const { from, to } = days;
  const isPeriod = isDate(from) && isDate(to);
  const isOdd = isPeriod && to < from;
  return (
    <div className="stack">
      <h2>{text.title}</h2>
      <p className="muted">{text.intro}</p>
      <div className={staffStyles.bar}>
        <SelectField
          className={staffStyles.field}
          label={text.driver}
          compact
          value={driver}
          onChange={setDriver}
        >
          <option value="">{text.everybody}</option>
          {drivers.data
            ?.toSorted((one, other) => one.name.localeCompare(other.name))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        <TextField
          className={staffStyles.field}
          label={text.from}
          type="date"
          compact
          value={from}
          onChange={(value) => setDays({ ...days, from: value })}
        />
        <TextField
          className={staffStyles.field}
          label={text.to}
          type="date"
          compact
          value={to}
          error={isOdd ? text.oddDays : undefined}
          onChange={(value) => setDays({ ...days, to: value })}
        />
      </div>
      {driver === "" && isPeriod && !isOdd && (
        <DriversToPay
          key={`${from} ${to}`}
          days={{ first_day: from, last_day: to }}
          onDriver={(id) => setDriver(String(id))}
          onOpen={show}
        />
      )}
      {driver !== "" && isPeriod && !isOdd && (
        <SettlementPreview
          key={`${driver} ${from} ${to}`}
          period={{ driver_id: Number(driver), first_day: from, last_day: to }}
          onOpen={show}
        />
      )}
      {driver !== "" && <DriverAccount key={driver} driverId={Number(driver)} />}
      <h2>{text.list}</h2>
      <ClosedSettlements driverId={driver === "" ? null : Number(driver)} onOpen={show} />
      <SettlementDialog id={shown} onClose={() => show(null)} />
    </div>
  );
}

/** The settlement that is open, whose number stands in the address. */
function useShownSettlement(): [number | null, (id: number | null) => void] {
  const [params, setParams] = useSearchParams();
  const asked = recordIdSchema.safeParse(params.get("settlement"));
  const show = (id: number | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete("settlement");
    else next.set("settlement", String(id));
    setParams(next, { replace: true });
  };
  return [asked.success ? asked.data : null, show];
}

/** The whole week before this one. */
function lastWeek(): { readonly from: string; readonly to: string } {
  const today = curacaoDate(new Date());
  const sunday = reportRange("weekly", today)?.start ?? today;
  return { from: addDays(sunday, -7), to: addDays(sunday, -1) };
}
