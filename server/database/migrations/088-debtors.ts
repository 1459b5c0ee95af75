import { type Kysely, sql } from "kysely";

/** Credit notes have numbers of their own, without a gap, also those that were made before; and who was reminded of a statement when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statement_entries
    add column note_number integer unique,
    add check (note_number is null or kind = 'credit')`.execute(db);
  await sql`alter table statement_entries disable trigger statement_entries_kept`.execute(db);
  await sql`update statement_entries set note_number = numbered.number
    from (select id, row_number() over (order by id) as number from statement_entries where kind = 'credit') as numbered
    where statement_entries.id = numbered.id`.execute(db);
  await sql`alter table statement_entries enable trigger statement_entries_kept`.execute(db);
  await sql`create table statement_reminders (
    id integer primary key generated always as identity,
    statement_id integer not null references partner_statements (id),
    sent_at timestamptz not null,
    sent_by integer references accounts (id)
  )`.execute(db);
  await sql`create index statement_reminders_of on statement_reminders (statement_id)`.execute(db);
}
