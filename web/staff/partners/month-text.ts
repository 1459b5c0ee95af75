import { useFormats } from "../../language/formats.ts";

/** The month before that of a day: "2026-10". */
export function monthBefore(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
}

/** Writes a month as the reader's language does: "Oct 2026". */
export function useMonthText(): (month: string) => string {
  const { shortMonth } = useFormats();
  return (month) => shortMonth(`${month}-15T16:00:00Z`);
}
