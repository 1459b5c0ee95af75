import { type Kysely, sql } from "kysely";

/** The day's work: drivers, tariffs, rides and everything that happened to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table drivers (
      account_id integer primary key references accounts (id),
      vehicle_type text not null check (vehicle_type in ('economy', 'comfort', 'xl', 'cargo')),
      vehicle_name text not null,
      plate text not null,
      license_number text not null,
      license_expires_on date,
      inspection_expires_on date,
      languages text not null default '',
      approved_at timestamptz,
      inactive boolean not null default false,
      on_shift boolean not null default false,
      shares_location boolean not null default false,
      lat double precision,
      lng double precision,
      location_name text,
      located_at timestamptz,
      last_active_at timestamptz,
      rating_sum integer not null default 0,
      rating_count integer not null default 0,
      version integer not null default 1,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table tariffs (
      id integer generated always as identity primary key,
      valid_from date not null unique,
      rules jsonb not null,
      created_by integer references accounts (id),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table extra_holidays (
      day date primary key,
      name text not null,
      from_time time not null default '00:00'
    )`.execute(db);
  await sql`
    create table rides (
      id integer generated always as identity primary key,
      reference text not null unique,
      tracking_code text not null unique,
      status text not null check (status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress', 'Completed', 'Cancelled', 'Rejected', 'NoShow')),
      rider_id integer references accounts (id),
      booked_by integer references accounts (id),
      rider_name text not null,
      rider_phone text not null,
      rider_email text,
      language text not null default 'en',
      pickup_location text not null,
      pickup_lat double precision,
      pickup_lng double precision,
      dropoff_location text not null,
      dropoff_lat double precision,
      dropoff_lng double precision,
      ride_datetime timestamptz not null,
      passenger_count integer not null,
      luggage_count integer not null,
      distance_m integer not null,
      duration_min integer not null,
      distance_source text not null,
      fare_cents integer not null,
      breakdown jsonb not null,
      tariff_id integer references tariffs (id),
      vehicle_type text not null check (vehicle_type in ('economy', 'comfort', 'xl', 'cargo')),
      vehicle_asked boolean not null default false,
      zone text,
      notes text,
      flight_number text,
      child_seat boolean not null default false,
      wheelchair boolean not null default false,
      driver_id integer references drivers (account_id),
      assigned_at timestamptz,
      accepted_at timestamptz,
      arrived_at timestamptz,
      picked_up_at timestamptz,
      started_at timestamptz,
      completed_at timestamptz,
      ended_at timestamptz,
      booking_mark text not null,
      booked_from text,
      undo_until timestamptz,
      undo_by integer references accounts (id),
      blanked_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((driver_id is not null) or status in ('Pending', 'Cancelled', 'Rejected')),
      check ((driver_id is null) or status not in ('Pending', 'Rejected')),
      check ((completed_at is not null) = (status = 'Completed'))
    )`.execute(db);
  // Each list of the product reads one of these from its end; none of them grows with the finished rides but the last.
  await sql`create index rides_pending on rides (ride_datetime, id) where status = 'Pending'`.execute(db);
  await sql`create index rides_under_way on rides (ride_datetime, id) where status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress')`.execute(
    db,
  );
  await sql`create index rides_under_way_of_driver on rides (driver_id) where status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress')`.execute(
    db,
  );
  // Guarantees that a driver has one passenger aboard at most.
  await sql`create unique index rides_one_aboard on rides (driver_id) where status in ('PickedUp', 'InProgress')`.execute(
    db,
  );
  await sql`create index rides_newest on rides (ride_datetime desc, id desc)`.execute(db);
  await sql`create index rides_completed on rides (completed_at desc, id desc) where status = 'Completed'`.execute(
    db,
  );
  await sql`create index rides_of_driver on rides (driver_id, ride_datetime desc, id desc) where driver_id is not null`.execute(
    db,
  );
  await sql`create index rides_completed_by_driver on rides (driver_id, completed_at desc, id desc) where status = 'Completed'`.execute(
    db,
  );
  await sql`create index rides_of_rider on rides (rider_id, ride_datetime desc, id desc) where rider_id is not null`.execute(
    db,
  );
  await sql`create index rides_of_phone on rides (rider_phone, created_at desc)`.execute(db);
  await sql`create index rides_booking_mark on rides (booking_mark, created_at desc)`.execute(db);
  await sql`create index rides_booked_from on rides (booked_from, created_at desc) where booked_from is not null`.execute(
    db,
  );
  await sql`create index rides_to_blank on rides (ride_datetime) where blanked_at is null`.execute(db);
  await sql`
    create table ride_refusals (
      ride_id integer not null references rides (id),
      driver_id integer not null references drivers (account_id),
      why text not null check (why in ('rejected', 'cancelled', 'timed_out')),
      at timestamptz not null,
      primary key (ride_id, driver_id)
    )`.execute(db);
  await sql`create index ride_refusals_of_driver on ride_refusals (driver_id, at)`.execute(db);
  await sql`
    create table ride_hidings (
      ride_id integer not null references rides (id),
      driver_id integer not null references drivers (account_id),
      at timestamptz not null,
      primary key (ride_id, driver_id)
    )`.execute(db);
  await sql`create index ride_hidings_of_driver on ride_hidings (driver_id)`.execute(db);
  await sql`
    create table ride_history (
      id bigint generated always as identity primary key,
      ride_id integer not null references rides (id),
      actor_id integer references accounts (id),
      actor text not null,
      action text not null,
      from_status text,
      to_status text not null,
      driver_id integer,
      detail jsonb,
      at timestamptz not null
    )`.execute(db);
  await sql`create index ride_history_of_ride on ride_history (ride_id, id)`.execute(db);
  await keepTotals(db);
}

/**
 * What the ended rides come to, per driver and way of ending (driver 0 is none), so that a count or the figures of all
 * years cost the same however many rides there are. Kept on each step of a ride by the database itself, so that no
 * writer can forget to. Rows that are put in already ended (a backup, the demo) do not count until
 * `recount_ride_totals()` has been called: a backup brings its totals along.
 */
async function keepTotals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ride_totals (
      driver_id integer not null,
      status text not null,
      rides integer not null,
      fare_cents bigint not null,
      distance_m bigint not null,
      primary key (driver_id, status)
    )`.execute(db);
  await sql`
    create function add_to_ride_totals(ride rides, sign integer) returns void language sql as $$
      insert into ride_totals (driver_id, status, rides, fare_cents, distance_m)
      values (coalesce(ride.driver_id, 0), ride.status, sign, sign * ride.fare_cents::bigint, sign * ride.distance_m::bigint)
      on conflict (driver_id, status) do update set
        rides = ride_totals.rides + excluded.rides,
        fare_cents = ride_totals.fare_cents + excluded.fare_cents,
        distance_m = ride_totals.distance_m + excluded.distance_m
    $$`.execute(db);
  await sql`
    create function keep_ride_totals() returns trigger language plpgsql as $$
    begin
      if old.status in ('Completed', 'Cancelled', 'Rejected', 'NoShow') then
        perform add_to_ride_totals(old, -1);
      end if;
      if new.status in ('Completed', 'Cancelled', 'Rejected', 'NoShow') then
        perform add_to_ride_totals(new, 1);
      end if;
      return null;
    end
    $$`.execute(db);
  await sql`
    create trigger rides_totals after update on rides for each row
    when (
      (old.status, old.driver_id, old.fare_cents, old.distance_m)
      is distinct from (new.status, new.driver_id, new.fare_cents, new.distance_m)
    )
    execute function keep_ride_totals()`.execute(db);
  await sql`
    create function recount_ride_totals() returns void language sql as $$
      delete from ride_totals;
      insert into ride_totals (driver_id, status, rides, fare_cents, distance_m)
      select coalesce(driver_id, 0), status, count(*), sum(fare_cents), sum(distance_m)
      from rides where status in ('Completed', 'Cancelled', 'Rejected', 'NoShow')
      group by 1, 2
    $$`.execute(db);
}
