import { MINUTE_MS } from "../../domain/time-units.ts";
import { useFormats } from "../language/formats.ts";
import { isToday } from "./is-today.ts";
import { useNow } from "./use-now.ts";

/** A moment in as few words as tell it: the time of day today, else with its day. */
export function useMoment(): (at: string) => string {
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  return (at) => (isToday(at, now) ? formats.time(at) : formats.shortDateTime(at));
}
