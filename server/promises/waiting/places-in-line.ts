import type { Db, Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { presentPlace, presentWaiting } from "./present-waiting.ts";
import { findWaiting, listWaiting, moveWaiting } from "./waiting.queries.ts";

/** A place in the line by its link. */
export async function readPlaceInLine(db: Db, code: string) {
  const row = await findWaiting(db, code);
  if (!row) throw notFound();
  return presentPlace(row);
}

/** Everybody in the line, the soonest time first. */
export async function readWaiting(db: Db, now: Date) {
  const rows = await listWaiting(db, now);
  return rows
    .toSorted((one, other) => one.wanted_at.getTime() - other.wanted_at.getTime())
    .map((row) => presentWaiting(row));
}

/** Takes somebody out of the line, and forgets how to reach them. A place that is booked stays as it is. */
export async function leaveWaitingList(trx: Trx, code: string) {
  const row = await findWaiting(trx, code);
  if (!row) throw notFound();
  if (row.state === "waiting" || row.state === "told") {
    const gone = { state: "left", name: "", phone: "", email: null } as const;
    await moveWaiting(trx, { id: row.id, from: row.state, to: gone });
    return presentPlace({ ...row, ...gone });
  }
  return presentPlace(row);
}
