import { DAY_MS } from "../../contract/time-units.ts";
import type { Db } from "../database/connect.ts";
import { trimEvents } from "./events.queries.ts";

/** A reader who was away longer than this reads everything again. */
const EVENTS_KEPT_MS = 2 * DAY_MS;

/** Deletes the events that no reader can still ask for. */
export function trimEventLog(db: Db, now: Date): Promise<void> {
  return trimEvents(db, new Date(now.getTime() - EVENTS_KEPT_MS));
}
