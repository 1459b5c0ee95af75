import { addDays, dayOfWeek, addMonths, monthOf } from "../curacao-days.ts";
import type { DateRange } from "../curacao-time.ts";

/** The periods a report can be asked for. */
export const REPORT_PERIODS = ["daily", "weekly", "monthly", "yearly", "all"] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The days a report covers when it is asked for on a day; null is without bounds. */
export function reportRange(period: ReportPeriod, today: string): DateRange | null {
  switch (period) {
    case "daily":
      return { start: today, end: addDays(today, 1) };
    case "weekly": {
      const sunday = addDays(today, -dayOfWeek(today));
      return { start: sunday, end: addDays(sunday, 7) };
    }
    case "monthly": {
      const month = monthOf(today);
      return { start: `${month}-01`, end: `${addMonths(month, 1)}-01` };
    }
    case "yearly": {
      const year = Number(today.slice(0, 4));
      return { start: `${fourDigits(year)}-01-01`, end: `${fourDigits(year + 1)}-01-01` };
    }
    case "all":
      return null;
  }
}

function fourDigits(year: number): string {
  return String(year).padStart(4, "0");
}
