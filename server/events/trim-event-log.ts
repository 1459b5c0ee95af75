import { DAY_MS, HOUR_MS } from "../../contract/time-units.ts";
import type { Db } from "../database/connect.ts";
import { trimListChanges } from "../database/list-changes.ts";
import { trimEvents } from "./events.queries.ts";

/** A reader who was away longer than this reads everything again. */
const EVENTS_KEPT_MS = 2 * DAY_MS;
/** A server that was not asked for a list for longer than this takes every list for changed. */
const LIST_CHANGES_KEPT_MS = HOUR_MS;

/** Deletes the events that no reader can still ask for, and the changes of lists that no server needs to know. */
export async function trimEventLog(db: Db, now: Date): Promise<void> {
  await trimEvents(db, new Date(now.getTime() - EVENTS_KEPT_MS));
  await trimListChanges(db, new Date(now.getTime() - LIST_CHANGES_KEPT_MS));
}
