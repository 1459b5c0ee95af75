import { type Kysely, sql } from "kysely";

/** Deals of the company. A ride keeps which it was booked with and what that took off; how often a deal was used is counted from the rides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table deals (
    id integer primary key generated always as identity,
    version integer not null default 1,
    kind text not null check (kind in ('code', 'first_ride', 'partner_guests', 'vip_level')),
    names jsonb not null,
    texts jsonb not null,
    code text unique check (code = upper(code)),
    partner_id integer references partners (id),
    level integer check (level > 0),
    percent integer check (percent between 1 and 90),
    off_cents integer check (off_cents > 0),
    minimum_cents integer not null check (minimum_cents >= 0),
    trips text not null check (trips in ('any', 'airport', 'island')),
    valid_from date,
    valid_until date,
    most_uses integer check (most_uses > 0),
    most_per_person integer check (most_per_person > 0),
    is_on boolean not null,
    shown boolean not null,
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    check ((percent is null) <> (off_cents is null)),
    check (off_cents is null or off_cents < minimum_cents),
    check ((kind = 'code') = (code is not null)),
    check ((kind = 'vip_level') = (level is not null)),
    check (partner_id is null or kind = 'partner_guests'),
    check (valid_until >= valid_from)
  )`,
  `alter table rides
    add column deal_id integer references deals (id),
    add column deal_cents integer not null default 0 check (deal_cents >= 0)`,
  "create index rides_deal on rides (deal_id) where deal_id is not null",
];
