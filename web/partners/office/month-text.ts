import { useFormats } from "../../language/formats.ts";

/** Writes a month as the reader's language does: "Oct 2026". */
export function useMonthText(): (month: string) => string {
  const { shortMonth } = useFormats();
  return (month) => shortMonth(`${month}-15T16:00:00Z`);
}
