import { type Kysely, sql } from "kysely";

/**
 * The plan of the day: which car drives which ride and when, who plans just now, what dispatch has ordered beside it, and why a driver who
 * was told lost a ride. And what was promised of each ride, with who waits for a time that was full.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_state (
      id smallint primary key check (id = 1),
      version integer not null,
      planned_at timestamptz,
      solved jsonb,
      planner text,
      planner_until timestamptz
    )`.execute(db);
  await sql`insert into plan_state (id, version) values (1, 0)`.execute(db);
  await sql`
    create table plan_rides (
      ride_id integer primary key references rides (id) on delete cascade,
      driver_id integer references accounts (id) on delete cascade,
      state text not null,
      leave_at timestamptz,
      pickup_at timestamptz,
      free_at timestamptz,
      minutes_late smallint,
      slack_minutes smallint,
      empty_minutes smallint,
      reason jsonb
    )`.execute(db);
  await sql`create index plan_rides_driver on plan_rides (driver_id)`.execute(db);
  await sql`
    create table plan_cars (
      driver_id integer primary key references accounts (id) on delete cascade,
      from_at timestamptz not null,
      until_at timestamptz not null,
      on_a_shift boolean not null,
      break_from timestamptz,
      break_until timestamptz,
      next_free_at timestamptz,
      home_at timestamptz,
      paid_minutes smallint not null
    )`.execute(db);
  await sql`
    create table plan_orders (
      ride_id integer primary key references rides (id) on delete cascade,
      out_of_plan boolean not null,
      kept_driver_id integer references accounts (id) on delete cascade,
      ordered_by integer references accounts (id) on delete set null,
      ordered_at timestamptz not null
    )`.execute(db);
  await sql`
    create table car_outages (
      driver_id integer primary key references accounts (id) on delete cascade,
      until_at timestamptz,
      set_by integer references accounts (id) on delete set null,
      set_at timestamptz not null
    )`.execute(db);
  await sql`
    create table place_closures (
      id integer generated always as identity primary key,
      place text not null,
      lat double precision not null,
      lng double precision not null,
      until_at timestamptz not null,
      set_by integer references accounts (id) on delete set null,
      set_at timestamptz not null
    )`.execute(db);
  await sql`
    create table told_moves (
      id integer generated always as identity primary key,
      ride_id integer not null references rides (id) on delete cascade,
      from_driver_id integer not null references accounts (id) on delete cascade,
      to_driver_id integer references accounts (id) on delete cascade,
      why text not null,
      moved_at timestamptz not null
    )`.execute(db);
  await sql`create index told_moves_at on told_moves (moved_at)`.execute(db);
  await sql`
    create table ride_promises (
      ride_id integer primary key references rides (id) on delete cascade,
      pickup_at timestamptz not null,
      past_capacity boolean not null,
      promised_at timestamptz not null
    )`.execute(db);
  await sql`
    create table waiting_list (
      id integer generated always as identity primary key,
      name text not null,
      phone text not null,
      email text,
      language text not null,
      pickup_location text not null,
      pickup_lat double precision not null,
      pickup_lng double precision not null,
      dropoff_location text not null,
      dropoff_lat double precision not null,
      dropoff_lng double precision not null,
      passenger_count smallint not null,
      luggage_count smallint not null,
      vehicle_type text,
      wanted_at timestamptz not null,
      ride_id integer references rides (id) on delete set null,
      code text not null unique,
      state text not null,
      told_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index waiting_list_wanted on waiting_list (wanted_at) where state = 'waiting'`.execute(db);
  await sql`
    create table refused_times (
      id integer generated always as identity primary key,
      wanted_at timestamptz not null,
      offered integer not null,
      taken_at timestamptz,
      asked_at timestamptz not null
    )`.execute(db);
  await sql`alter table drivers add column equipment text not null default ''`.execute(db);
}
