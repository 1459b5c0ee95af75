import { type Kysely, sql } from "kysely";

/**
 * Keys by which systems of hotels and firms book on their account. A line of a ride's history names the key; who did it stays a guest for a
 * version before, which knows of no keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table partner_keys (
    id integer generated always as identity primary key,
    partner_id integer not null references partners (id),
    name text not null,
    scopes jsonb not null,
    hash text not null unique,
    begins_with text not null,
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    withdrawn_by integer references accounts (id),
    withdrawn_at timestamptz,
    last_used_at timestamptz,
    last_used_from text
  )`.execute(db);
  await sql`create index partner_keys_partner on partner_keys (partner_id, id)`.execute(db);
  await sql`alter table ride_history add column partner_key_id integer references partner_keys (id)`.execute(
    db,
  );
  await sql`create index ride_history_partner_key on ride_history (partner_key_id)
    where partner_key_id is not null`.execute(db);
}
