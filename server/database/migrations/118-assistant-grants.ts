import { type Kysely, sql } from "kysely";

/**
 * Grants of riders, and of hotels and firms by their key, to assistants that act for them. Behind a rider's is a session of its own, which ends with the
 * account's others and takes it along when it is forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table assistant_grants (
    id uuid primary key,
    session_id uuid references sessions (id) on delete cascade,
    partner_key_id integer references partner_keys (id),
    client_id text not null,
    redirect_uri text not null,
    resource text not null,
    scopes jsonb not null,
    challenge text not null,
    allowed_at timestamptz not null,
    code_used_at timestamptz,
    refresh_hash text,
    previous_refresh_hash text,
    rotated_at timestamptz,
    last_used_at timestamptz,
    ended_at timestamptz,
    ended_why text,
    check (num_nonnulls(session_id, partner_key_id) = 1)
  )`.execute(db);
  await sql`create index assistant_grants_session on assistant_grants (session_id)`.execute(db);
  await sql`create index assistant_grants_key on assistant_grants (partner_key_id)`.execute(db);
}
