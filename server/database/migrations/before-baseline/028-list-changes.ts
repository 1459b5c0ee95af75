import { type Kysely, sql } from "kysely";

const RIDE_AUDIENCE = sql.raw("rider_id, driver_id, status = 'Pending' and not held as pool");

/**
 * Which lists of rides may have changed: one line per change, written by the tables themselves, so that no change is forgotten.
 * A server that has its database to itself ('trupial.alone') is told at the commit and keeps no lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table list_changes (
      xid xid8 not null default pg_current_xact_id(),
      id bigint generated always as identity,
      rider_id integer,
      driver_id integer,
      pool boolean not null default false,
      everyone boolean not null default false,
      at timestamptz not null default now(),
      primary key (xid, id)
    )`.execute(db);
  await sql`
    create function note_ride_audiences(audiences jsonb) returns void language plpgsql as $$
    begin
      if current_setting('trupial.alone', true) = 'yes' then
        perform pg_notify('trupial_lists', case when length(audiences::text) < 7000 then audiences::text else '[{"everyone": true}]' end);
      else
        insert into list_changes (rider_id, driver_id, pool)
        select rider_id, driver_id, pool
        from jsonb_to_recordset(audiences) as one (rider_id integer, driver_id integer, pool boolean);
      end if;
    end $$`.execute(db);
  await sql`
    create function note_changed_rides() returns trigger language plpgsql as $$
    begin
      perform note_ride_audiences(jsonb_agg(to_jsonb(one)))
      from (select distinct ${RIDE_AUDIENCE} from changed) as one having count(*) > 0;
      return null;
    end $$`.execute(db);
  await sql`
    create function note_updated_rides() returns trigger language plpgsql as $$
    begin
      perform note_ride_audiences(jsonb_agg(to_jsonb(one)))
      from (select ${RIDE_AUDIENCE} from before union select ${RIDE_AUDIENCE} from changed) as one having count(*) > 0;
      return null;
    end $$`.execute(db);
  await sql`create trigger rides_listed_insert after insert on rides referencing new table as changed
    for each statement execute function note_changed_rides()`.execute(db);
  await sql`create trigger rides_listed_delete after delete on rides referencing old table as changed
    for each statement execute function note_changed_rides()`.execute(db);
  await sql`create trigger rides_listed_update after update on rides referencing old table as before new table as changed
    for each statement execute function note_updated_rides()`.execute(db);
  await sql`
    create function note_list_change() returns trigger language plpgsql as $$
    begin
      if current_setting('trupial.alone', true) = 'yes' then
        perform pg_notify('trupial_lists', '[{"everyone": true}]');
      else
        insert into list_changes (everyone) values (true);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger rides_listed_truncate after truncate on rides
    for each statement execute function note_list_change()`.execute(db);
  for (const [table, columns] of Object.entries(ALSO_LISTED)) {
    // A new person or car is in no list before a ride has them.
    const update = columns === "" ? "insert or update" : `update of ${columns}`;
    await sql`create trigger ${sql.id(`${table}_listed`)} after ${sql.raw(update)} or delete or truncate on ${sql.id(table)}
      for each statement execute function note_list_change()`.execute(db);
  }
  await sql`
    create function tell_of_sessions() returns trigger language plpgsql as $$
    begin
      perform pg_notify('trupial_sessions', '');
      return null;
    end $$`.execute(db);
  for (const [table, columns] of Object.entries(IN_A_SESSION)) {
    await sql`create trigger ${sql.id(`${table}_in_session`)} after update of ${sql.raw(columns)} or delete or truncate on ${sql.id(table)}
      for each statement when (current_setting('trupial.alone', true) = 'yes') execute function tell_of_sessions()`.execute(
      db,
    );
  }
}

/** What a list shows or asks besides the rides, by table; '' is every column. */
const ALSO_LISTED: Readonly<Record<string, string>> = {
  accounts: "username, first_name, last_name, phone, role, state",
  drivers:
    "vehicle_type, vehicle_name, plate, on_shift, shares_location, license_expires_on, permit_expires_on, insurance_expires_on, " +
    "inspection_expires_on, season_permit_ends_on, papers_override_until",
  company_profile: "",
  ride_flights: "",
  flight_board: "",
  dispatch_offers: "",
  ride_refusals: "",
  ride_hidings: "",
};

/** What decides who a signed-in caller is. */
const IN_A_SESSION: Readonly<Record<string, string>> = {
  sessions: "account_id, expires_at, ended_at",
  accounts: "username, role, state, two_factor_since",
  company_profile: "two_factor_from",
};
