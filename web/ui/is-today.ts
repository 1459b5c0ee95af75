import { curacaoDate } from "../../domain/curacao-time.ts";

/** Whether a moment is on the present day of the island. */
export function isToday(moment: string, now: Date): boolean {
  return curacaoDate(new Date(moment)) === curacaoDate(now);
}
