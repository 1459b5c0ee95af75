import { type Kysely, sql } from "kysely";

/** What the archive needs to find and add up completed rides at the same cost however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rides_completed_by_type on rides (vehicle_type, completed_at desc, id desc) where status = 'Completed'`.execute(
    db,
  );
  // An index gives its order behind a value, and null is none.
  await sql`create index rides_completed_by_zone on rides (coalesce(zone, 'none'), completed_at desc, id desc) where status = 'Completed'`.execute(
    db,
  );
  await sql`create statistics rides_zone on (coalesce(zone, 'none')) from rides`.execute(db);
  await findByText(db);
  await keepTotalsByMonth(db);
}

/**
 * A ride is found by any three letters that stand side by side in it. Made of nothing but what every PostgreSQL has, the
 * embedded one too, which pg_trgm is not.
 */
async function findByText(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function trigrams_of(words text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr(small, place, 3)), '{}')
      from (select lower(words) as small) as text, generate_series(1, length(small) - 2) as place
    $$`.execute(db);
  const trigrams = sql`trigrams_of(reference || ' ' || rider_name || ' ' || rider_phone || ' ' || pickup_location || ' ' || dropoff_location)`;
  await sql`create index rides_completed_by_text on rides using gin (${trigrams}) where status = 'Completed'`.execute(
    db,
  );
  // Forces the use of the index: without it the function is worked out for ride after ride.
  await sql`
    create function completed_rides_with(words text, most integer) returns setof integer
    language sql stable set enable_seqscan = off set enable_indexscan = off as $$
      select id from rides where status = 'Completed' and ${trigrams} @> trigrams_of(words) limit most
    $$`.execute(db);
}

/**
 * What the completed rides come to, per driver and month on the island: in all, by type of car, and by zone; '' is any
 * of them. The month of the year 1 is all time, which is also kept by type and zone together. Kept by the same trigger as ride_totals, and counted anew with it.
 */
async function keepTotalsByMonth(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table completed_totals (
      month date not null,
      driver_id integer not null,
      vehicle_type text not null,
      zone text not null,
      rides integer not null,
      fare_cents bigint not null,
      distance_m bigint not null,
      primary key (vehicle_type, zone, month, driver_id)
    )`.execute(db);
  await sql`
    create function add_to_completed_totals(ride rides, sign integer) returns void language sql as $$
      insert into completed_totals (month, driver_id, vehicle_type, zone, rides, fare_cents, distance_m)
      select part.month, ride.driver_id, part.vehicle_type, part.zone,
        sign, sign * ride.fare_cents::bigint, sign * ride.distance_m::bigint
      from (
        select date_trunc('month', ride.completed_at at time zone interval '-04:00')::date as month,
          date '0001-01-01' as all_time, coalesce(ride.zone, 'none') as zone
      ) as its,
      lateral (values
        (its.all_time, '', ''), (its.all_time, ride.vehicle_type, ''), (its.all_time, '', its.zone),
        (its.all_time, ride.vehicle_type, its.zone),
        (its.month, '', ''), (its.month, ride.vehicle_type, ''), (its.month, '', its.zone)
      ) as part (month, vehicle_type, zone)
      on conflict (vehicle_type, zone, month, driver_id) do update set
        rides = completed_totals.rides + excluded.rides,
        fare_cents = completed_totals.fare_cents + excluded.fare_cents,
        distance_m = completed_totals.distance_m + excluded.distance_m
    $$`.execute(db);
  await sql`
    create or replace function keep_ride_totals() returns trigger language plpgsql as $$
    begin
      if old.status in ('Completed', 'Cancelled', 'Rejected', 'NoShow') then
        perform add_to_ride_totals(old, -1);
      end if;
      if new.status in ('Completed', 'Cancelled', 'Rejected', 'NoShow') then
        perform add_to_ride_totals(new, 1);
      end if;
      if old.status = 'Completed' then
        perform add_to_completed_totals(old, -1);
      end if;
      if new.status = 'Completed' then
        perform add_to_completed_totals(new, 1);
      end if;
      return null;
    end
    $$`.execute(db);
  await sql`drop trigger rides_totals on rides`.execute(db);
  await sql`
    create trigger rides_totals after update on rides for each row
    when (
      (old.status, old.driver_id, old.fare_cents, old.distance_m, old.completed_at, old.vehicle_type, old.zone)
      is distinct from
      (new.status, new.driver_id, new.fare_cents, new.distance_m, new.completed_at, new.vehicle_type, new.zone)
    )
    execute function keep_ride_totals()`.execute(db);
  await sql`
    create or replace function recount_ride_totals() returns void language sql as $$
      delete from ride_totals;
      insert into ride_totals (driver_id, status, rides, fare_cents, distance_m)
      select coalesce(driver_id, 0), status, count(*), sum(fare_cents), sum(distance_m)
      from rides where status in ('Completed', 'Cancelled', 'Rejected', 'NoShow')
      group by 1, 2;
      delete from completed_totals;
      insert into completed_totals (month, driver_id, vehicle_type, zone, rides, fare_cents, distance_m)
      select coalesce(month, date '0001-01-01'), driver_id, coalesce(vehicle_type, ''), coalesce(zone, ''),
        count(*), sum(fare_cents), sum(distance_m)
      from (
        select date_trunc('month', completed_at at time zone interval '-04:00')::date as month, driver_id, vehicle_type,
          coalesce(zone, 'none') as zone, fare_cents, distance_m
        from rides where status = 'Completed'
      ) as completed
      group by grouping sets (
        (driver_id), (driver_id, vehicle_type), (driver_id, zone), (driver_id, vehicle_type, zone),
        (month, driver_id), (month, driver_id, vehicle_type), (month, driver_id, zone)
      )
    $$`.execute(db);
  await sql`select recount_ride_totals()`.execute(db);
}
