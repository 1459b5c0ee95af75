import { type Kysely, sql } from "kysely";

/** Each night's check that what is kept of sums is what their history adds up to, and where it isn't. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table books_checks (
    day date primary key,
    checked_at timestamptz not null,
    faults jsonb not null
  )`.execute(db);
}
