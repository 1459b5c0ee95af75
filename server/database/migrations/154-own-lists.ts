import { type Kysely, sql } from "kysely";

/** The places that a rider keeps on their account, and the drivers whom they would like to have again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_places (
    account_id integer not null references accounts (id) on delete cascade,
    saved_as text not null check (saved_as in ('home', 'hotel')),
    name text not null,
    kind text not null,
    area text not null,
    lat double precision not null,
    lng double precision not null,
    primary key (account_id, saved_as)
  )`.execute(db);
  await sql`create table favorite_drivers (
    account_id integer not null references accounts (id) on delete cascade,
    driver_id integer not null references accounts (id) on delete cascade,
    since timestamptz not null,
    primary key (account_id, driver_id)
  )`.execute(db);
  await sql`create index favorite_drivers_driver on favorite_drivers (driver_id)`.execute(db);
}
