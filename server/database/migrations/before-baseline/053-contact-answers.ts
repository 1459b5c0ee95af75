import { type Kysely, sql } from "kysely";

/** What the office answered to a message. An answer goes with its message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_answers (
      id integer primary key generated always as identity,
      message_id integer not null references contact_messages (id) on delete cascade,
      answer text not null,
      answered_by integer not null references accounts (id),
      answered_at timestamptz not null
    )`.execute(db);
  await sql`create index contact_answers_of_message on contact_answers (message_id)`.execute(db);
}
