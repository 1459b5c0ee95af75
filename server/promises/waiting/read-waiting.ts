import type { Db } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { presentPlace, presentWaiting } from "./present-waiting.ts";
import { findWaiting, listWaiting } from "./waiting.queries.ts";

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
