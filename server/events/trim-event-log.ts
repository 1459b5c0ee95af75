import { DAY_MS } from "../../domain/time-units.ts";
import type { Db } from "../database/connect.ts";
import { trimEvents } from "./events.queries.ts";

/** A reader who was away longer than this reads everything again. */
const EVENTS_KEPT_MS = 2 * DAY_MS;

/** Deletes the events that no reader can still ask for. */
export async function trimEventLog(db: Db, now: Date): Promise<void> {
  await trimEvents(db, new Date(now.getTime() - EVENTS_KEPT_MS));
}
