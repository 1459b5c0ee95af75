import { type Kysely, sql } from "kysely";

/** Every import of a map, and which of them is in use; only that one keeps its bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table map_imports (
      id integer primary key generated always as identity,
      version text not null,
      imported_at timestamptz not null,
      present boolean not null,
      model bytea,
      check (present = (model is not null))
    )`.execute(db);
  await sql`create unique index map_imports_present on map_imports (present) where present`.execute(db);
}
