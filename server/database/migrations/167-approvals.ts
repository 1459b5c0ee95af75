import { type Kysely, sql } from "kysely";

/** Requests that a second person decides about, and from which amounts on one is needed; null is never, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table approval_settings (
    id smallint primary key default 1 check (id = 1),
    refunds_over_cents integer check (refunds_over_cents >= 0),
    write_offs_over_cents integer check (write_offs_over_cents >= 0),
    exports boolean not null default false,
    days smallint not null default 7 check (days between 1 and 60),
    version integer not null default 1
  )`.execute(db);
  await sql`insert into approval_settings (id) values (1)`.execute(db);
  await sql`create table approvals (
    id integer generated always as identity primary key,
    kind text not null,
    subject_id integer not null,
    cents integer,
    reason text not null,
    payload jsonb not null,
    ride_id integer references rides (id),
    statement_id integer references partner_statements (id),
    asked_by integer not null references accounts (id),
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    state text not null default 'waiting'
      check (state in ('waiting', 'approved', 'done', 'refused', 'withdrawn', 'expired')),
    decided_by integer references accounts (id),
    decided_at timestamptz,
    note text not null default '',
    check (decided_by is null or decided_by <> asked_by)
  )`.execute(db);
  await sql`create unique index approvals_waiting on approvals (kind, subject_id) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index approvals_asked_by on approvals (asked_by, kind) where state = 'approved'`.execute(
    db,
  );
}
