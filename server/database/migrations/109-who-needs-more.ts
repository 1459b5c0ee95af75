import { type Kysely, sql } from "kysely";

/** A child seat is for somebody of an age, and a wheelchair folds or doesn't. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rides add column child_ages text`.execute(db);
  await sql`alter table rides add column wheelchair_folds boolean not null default false`.execute(db);
}
