import { type ReactNode, useState } from "react";
import { type DateRange, curacaoDate, isDate } from "../../../domain/curacao-time.ts";
import { addDays } from "../../../domain/curacao-days.ts";
import { reportRange } from "../../../domain/reports/report-period.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { useNow } from "../../ui/use-now.ts";
import staffStyles from "../../office/staff.module.css";

const PERIODS = ["today", "yesterday", "week", "month", "own"] as const;
type Period = (typeof PERIODS)[number];

/** Which days are asked for: a usual period, or days of one's own; null while these make no period. */
export function usePeriod(): { readonly days: DateRange | null; readonly fields: ReactNode } {
  const text = useStrings("payments/money");
  const today = curacaoDate(useNow(HOUR_MS));
  const [period, setPeriod] = useState<Period>("month");
  const [own, setOwn] = useState({ from: "", to: "" });
  const fields = (
    <div className={staffStyles.bar}>
      <SelectField
        className={staffStyles.field}
        label={text.period}
        compact
        value={period}
        onChange={(value) => setPeriod(value as Period)}
      >
        {PERIODS.map((value) => (
          <option key={value} value={value}>
            {text.periods[value]}
          </option>
        ))}
      </SelectField>
      {period === "own" && (
        <>
          <TextField
            className={staffStyles.field}
            label={text.from}
            type="date"
            compact
            value={own.from}
            onChange={(from) => setOwn({ ...own, from })}
          />
          <TextField
            className={staffStyles.field}
            label={text.to}
            type="date"
            compact
            value={own.to}
            onChange={(to) => setOwn({ ...own, to })}
          />
        </>
      )}
    </div>
  );
  return { days: daysOf(period, today, own), fields };
}

function daysOf(period: Period, today: string, own: { from: string; to: string }): DateRange | null {
  switch (period) {
    case "today":
      return reportRange("daily", today);
    case "yesterday":
      return reportRange("daily", addDays(today, -1));
    case "week":
      return reportRange("weekly", today);
    case "month":
      return reportRange("monthly", today);
    case "own":
      return isDate(own.from) && isDate(own.to) && own.from <= own.to
        ? { start: own.from, end: addDays(own.to, 1) }
        : null;
  }
}
