import type { RadioText, RadioThread, RadioThreads } from "../../contract/radio/radio.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { type RadioTextRow, countUnread, isDriver, listLastTexts, listTextsWith } from "./radio.queries.ts";

/** So much of what was said is shown; the rest is over. */
const SHOWN_TEXTS = 100;
const SHOWN_MS = 2 * DAY_MS;

/** The reader of a thread: dispatch, or its driver. */
export type Reader = "desk" | "driver";

export async function readThread(db: Db | Trx, driverId: number, reader: Reader): Promise<RadioThread> {
  if (reader === "desk" && !(await isDriver(db, driverId))) throw notFound();
  const rows = await listTextsWith(db, { driverId, limit: SHOWN_TEXTS });
  const unread = await countUnread(db, { driverId, fromDriver: reader === "desk" });
  const texts = rows.map(presentText);
  // One that waited for a signal stands where it was written.
  return {
    texts: texts.toSorted((a, b) => a.happened_at.localeCompare(b.happened_at) || a.id - b.id),
    unread,
  };
}

export async function readThreads(db: Db, now: Date): Promise<RadioThreads> {
  const rows = await listLastTexts(db, new Date(now.getTime() - SHOWN_MS));
  const threads = rows.map((row) => ({
    driver_id: row.driver_id,
    driver_name: fullName(row),
    unread: row.unread,
    last: presentText(row),
  }));
  return { threads: threads.toSorted((a, b) => b.last.id - a.last.id) };
}

export function presentText(row: RadioTextRow): RadioText {
  const { author_first_name: first_name, author_last_name: last_name } = row;
  return {
    id: row.id,
    driver_id: row.driver_id,
    from: row.from_driver ? "driver" : "desk",
    author: first_name === null || last_name === null ? null : fullName({ first_name, last_name }),
    phrase: row.phrase,
    text: row.body,
    to_all: row.to_all,
    happened_at: row.happened_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}
