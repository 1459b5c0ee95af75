import { type Kysely, sql } from "kysely";

/**
 * Rides of the past that came in with a file: their cash was counted where they were kept before, so no driver holds it here. They
 * are put in already ended, so that they are added to the totals by name: each total in one statement, in the order of its key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rides add column imported_at timestamptz`.execute(db);
  await sql`
    create function add_ended_rides_to_totals(ride_ids integer[]) returns void language sql as $$
      insert into ride_totals (driver_id, status, rides, fare_cents, distance_m)
      select coalesce(driver_id, 0) as driver, status, count(*), sum(fare_cents), sum(distance_m)
      from rides where id = any (ride_ids) group by 1, 2 order by 1, 2
      on conflict (driver_id, status) do update set
        rides = ride_totals.rides + excluded.rides,
        fare_cents = ride_totals.fare_cents + excluded.fare_cents,
        distance_m = ride_totals.distance_m + excluded.distance_m;
      insert into completed_totals (month, driver_id, vehicle_type, zone, rides, fare_cents, distance_m)
      select coalesce(month, date '0001-01-01') as its_month, driver_id, coalesce(vehicle_type, '') as its_type,
        coalesce(zone, '') as its_zone, count(*), sum(fare_cents), sum(distance_m)
      from (
        select date_trunc('month', completed_at at time zone interval '-04:00')::date as month, driver_id, vehicle_type,
          coalesce(zone, 'none') as zone, fare_cents, distance_m
        from rides where id = any (ride_ids) and status = 'Completed'
      ) as completed
      group by grouping sets (
        (driver_id), (driver_id, vehicle_type), (driver_id, zone), (driver_id, vehicle_type, zone),
        (month, driver_id), (month, driver_id, vehicle_type), (month, driver_id, zone)
      )
      order by driver_id, its_type, its_zone, its_month
      on conflict (vehicle_type, zone, month, driver_id) do update set
        rides = completed_totals.rides + excluded.rides,
        fare_cents = completed_totals.fare_cents + excluded.fare_cents,
        distance_m = completed_totals.distance_m + excluded.distance_m
    $$`.execute(db);
}
