import { type Kysely, sql } from "kysely";

/** How a driver looks: a small picture, in base64, which goes with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table driver_portraits (
      driver_id integer primary key references accounts (id) on delete cascade,
      kind text not null,
      picture text not null,
      mark text not null,
      updated_at timestamptz not null
    )`.execute(db);
}
