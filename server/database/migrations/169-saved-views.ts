import { type Kysely, sql } from "kysely";

/** Filters of a page that somebody keeps by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_views (
    id integer generated always as identity primary key,
    account_id integer not null references accounts (id),
    page text not null,
    name text not null,
    query text not null,
    shared boolean not null,
    unique (account_id, page, name)
  )`.execute(db);
}
