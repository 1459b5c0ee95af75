import { type Kysely, sql } from "kysely";

/** Passkeys of accounts, the challenges that are out, and which sessions one has opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id integer generated always as identity primary key,
      account_id integer not null references accounts (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}',
      synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_of_account on passkeys (account_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      ticket_hash text primary key,
      account_id integer references accounts (id) on delete cascade,
      challenge text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`alter table sessions add column by_passkey boolean not null default false`.execute(db);
}
