import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { Formats } from "../../language/formats.ts";

/** When a ride is, in one short line; the year is said where it's another than this one. */
export function rideDate(moment: string, formats: Formats): string {
  const year = (date: Date) => curacaoDate(date).slice(0, 4);
  return year(new Date(moment)) === year(new Date())
    ? formats.shortDateTime(moment)
    : formats.dateTime(moment);
}
