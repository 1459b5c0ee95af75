import { SECOND_MS } from "../../../domain/time-units.ts";
import { useNow as useNowEvery } from "../../ui/use-now.ts";

/** How exact the times of the driver's day are: what opens or is late by the minute. */
const EVERY_MS = 10 * SECOND_MS;

/** The time on the driver's screens. */
export function useNow(): Date {
  return useNowEvery(EVERY_MS);
}
