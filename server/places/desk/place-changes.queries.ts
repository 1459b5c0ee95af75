import { sql } from "kysely";
import type { PlaceKind } from "../../../domain/places/place.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { insertMany } from "../../database/insert-many.ts";

/** Told on this channel, every server reads the changes again. */
export const PLACES_CHANNEL = "trupial_places";

/** Every place the desk changed, the last change first, with who made it. */
export function listPlaceChanges(db: Db | Trx) {
  return db
    .selectFrom("place_changes")
    .leftJoin("accounts", "accounts.id", "place_changes.changed_by")
    .select([
      "place_changes.id",
      "place_changes.name",
      "place_changes.kind",
      "place_changes.area",
      "place_changes.lat",
      "place_changes.lng",
      "place_changes.popularity",
      "place_changes.spellings",
      "place_changes.retired",
      "place_changes.version",
      "place_changes.changed_at",
      "accounts.username as changed_by",
    ])
    .orderBy("place_changes.changed_at", "desc")
    .orderBy("place_changes.id")
    .execute();
}

/** One change at a time, until the end of the transaction: each is compared with all the others. */
export async function lockPlaceChanges(trx: Trx): Promise<void> {
  await sql`lock table place_changes in share row exclusive mode`.execute(trx);
}

/** Writes places that are not there yet, and tells every server once this is committed. */
export async function insertPlaceChanges(trx: Trx, rows: readonly NewChange[]): Promise<void> {
  const places = rows.map((row) => ({ ...row, spellings: JSON.parse(row.spellings) as unknown }));
  await insertMany(trx, "place_changes", places);
  await sql`select pg_notify(${PLACES_CHANNEL}, '')`.execute(trx);
}

export type NewChange = {
  id: string;
  name: string;
  kind: PlaceKind;
  area: string;
  lat: number;
  lng: number;
  popularity: number;
  spellings: string;
  retired: boolean;
  version: number;
  changed_by: number;
  changed_at: Date;
};

/** Writes a place as it now is, and tells every server once this is committed. */
export async function savePlaceChange(trx: Trx, { id, ...row }: NewChange): Promise<void> {
  await trx
    .insertInto("place_changes")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await sql`select pg_notify(${PLACES_CHANNEL}, '')`.execute(trx);
}
