import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { listPlaceChanges } from "./place-changes.queries.ts";

/** A place as the desk set it; it stands for the one of the book with its id, or is one of its own. */
export type PlaceChange = KnownPlace & {
  readonly retired: boolean;
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string | null;
};

/** Every change of the desk, the last one first. */
export async function readPlaceChanges(db: Db | Trx): Promise<readonly PlaceChange[]> {
  const rows = await listPlaceChanges(db);
  return rows.map(({ changed_at: changedAt, changed_by: changedBy, ...place }) => ({
    ...place,
    changedAt,
    changedBy,
  }));
}

/** The places of a book with the changes made: `found` without the retired ones, `all` with them. */
export function changedBook(book: readonly KnownPlace[], changes: readonly PlaceChange[]) {
  const changed = new Map(changes.map((change) => [change.id, change]));
  const shipped = new Set(book.map(({ id }) => id));
  const all: KnownPlace[] = [
    ...book.map((place) => changed.get(place.id) ?? place),
    ...changes.filter(({ id }) => !shipped.has(id)),
  ];
  return { all, found: all.filter(({ id }) => changed.get(id)?.retired !== true) };
}
