import { type Kysely, sql } from "kysely";

/** Parts of the island that the company draws itself. A drawing is never changed: each change is one more version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table areas (
    id integer primary key generated always as identity,
    made_by integer not null references accounts (id),
    made_at timestamptz not null
  )`,
  `create table area_versions (
    area_id integer not null references areas (id),
    number integer not null check (number > 0),
    valid_from date not null,
    names jsonb not null,
    corners jsonb not null,
    airport_cents integer check (airport_cents > 0),
    pier_cents integer check (pier_cents > 0),
    surcharge_cents integer not null check (surcharge_cents >= 0),
    gone boolean not null,
    drawn_by integer not null references accounts (id),
    drawn_at timestamptz not null,
    primary key (area_id, number)
  )`,
  `create trigger area_versions_kept before update or delete or truncate on area_versions
    for each statement execute function refuse_settlement_change()`,
];
