import { type Kysely, sql } from "kysely";

/** A driver's call for help: where and on which ride it was made, who took it, and how it ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table emergencies (
      id integer generated always as identity primary key,
      driver_id integer not null references accounts (id) on delete cascade,
      ride_id integer references rides (id) on delete set null,
      lat double precision,
      lng double precision,
      called_at timestamptz not null,
      at timestamptz not null,
      taken_by integer references accounts (id) on delete set null,
      taken_at timestamptz,
      ended_by integer references accounts (id) on delete set null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index emergencies_open on emergencies (driver_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index emergencies_at on emergencies (at)`.execute(db);
}
