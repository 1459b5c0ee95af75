import { type Kysely, sql } from "kysely";

/** New addresses that wait to be confirmed, the devices an account signs in from, and wrong codes of a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_changes (
      token_hash text primary key,
      account_id integer not null references accounts (id),
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index email_changes_of_account on email_changes (account_id, created_at)`.execute(db);
  await sql`
    create table known_devices (
      account_id integer not null references accounts (id),
      mark text not null,
      first_seen_at timestamptz not null,
      primary key (account_id, mark)
    )`.execute(db);
  await sql`
    alter table accounts
      add column second_factor_tries integer not null default 0,
      add column second_factor_tried_at timestamptz`.execute(db);
}
