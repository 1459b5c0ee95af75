import { sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import { PLACES_CHANNEL } from "../desk/place-changes.queries.ts";

/** Which import is in use; undefined while it is the map that comes with the product. */
export function findPresentVersion(db: Db) {
  return db.selectFrom("map_imports").select("version").where("present", "=", true).executeTakeFirst();
}

/** The import in use with its bytes. */
export function findPresentImport(db: Db) {
  return db
    .selectFrom("map_imports")
    .select(["version", "model"])
    .where("present", "=", true)
    .executeTakeFirst();
}

/** One import at a time, until the end of the transaction. */
export async function lockMapImports(trx: Trx): Promise<void> {
  await sql`lock table map_imports in share row exclusive mode`.execute(trx);
}

/** Whether there ever was an import. */
export async function hasImports(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom("map_imports").select("id").limit(1).executeTakeFirst()) !== undefined;
}

type NewImport = { version: string; imported_at: Date; model: Buffer };

/** Puts an import in the place of the one in use, or without one the map of the product, and tells every server once this is committed. */
export async function replaceImport(trx: Trx, next: NewImport | null): Promise<void> {
  await trx
    .updateTable("map_imports")
    .set({ present: false, model: null })
    .where("present", "=", true)
    .execute();
  if (next) {
    await trx
      .insertInto("map_imports")
      .values({ ...next, present: true })
      .execute();
  }
  await sql`select pg_notify(${PLACES_CHANNEL}, '')`.execute(trx);
}
