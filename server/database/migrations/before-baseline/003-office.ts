import { type Kysely, sql } from "kysely";

/** What the back office keeps: the company's data, messages, applications and who changed what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_profile (
      id integer primary key check (id = 1),
      profile jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table contact_messages (
      id integer generated always as identity primary key,
      topic text not null,
      subject text not null default '',
      name text not null,
      email text not null,
      message text not null,
      phone text,
      party_size integer,
      wanted_on date,
      language text not null,
      handled_at timestamptz,
      handled_by integer references accounts (id),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table driver_applications (
      id integer generated always as identity primary key,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text not null,
      license_number text not null,
      vehicle_type text not null,
      vehicle_name text not null,
      plate text not null,
      languages text not null,
      message text not null default '',
      language text not null default 'en',
      state text not null default 'new' check (state in ('new', 'approved', 'declined')),
      handled_at timestamptz,
      handled_by integer references accounts (id),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      actor_id integer references accounts (id),
      action text not null,
      subject text not null,
      detail jsonb,
      at timestamptz not null
    )`.execute(db);
}
