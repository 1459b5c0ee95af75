import { type Kysely, sql } from "kysely";

/** Short texts between dispatch and a driver: a set phrase by its name, or what was typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table radio_texts (
      id integer generated always as identity primary key,
      driver_id integer not null references accounts (id) on delete cascade,
      from_driver boolean not null,
      author_id integer references accounts (id) on delete set null,
      phrase text,
      body text,
      to_all boolean not null default false,
      happened_at timestamptz not null,
      at timestamptz not null,
      read_at timestamptz,
      check (num_nonnulls(phrase, body) = 1)
    )`.execute(db);
  await sql`create index radio_texts_driver on radio_texts (driver_id, id)`.execute(db);
  await sql`create index radio_texts_at on radio_texts (at)`.execute(db);
  await sql`create index radio_texts_unread on radio_texts (driver_id) where read_at is null`.execute(db);
}
