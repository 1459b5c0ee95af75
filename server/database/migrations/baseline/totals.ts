/**
 * Totals of the ended rides: per driver and way of ending (driver 0 is none), and per driver and month on the island,
 * by type of car and by zone ('' is any of them, the month of the year 1 is all time). A trigger keeps them on each
 * step. Rides that are put in already ended are added by `add_ended_rides_to_totals`, or all are counted anew by
 * `recount_ride_totals`.
 */
export const TOTALS: readonly string[] = [
  `create table ride_totals (
    driver_id integer not null,
    status text not null,
    rides integer not null,
    fare_cents bigint not null,
    distance_m bigint not null,
    primary key (driver_id, status)
  )`,
  `create table completed_totals (
    month date not null,
    driver_id integer not null,
    vehicle_type text not null,
    zone text not null,
    rides integer not null,
    fare_cents bigint not null,
    distance_m bigint not null,
    primary key (vehicle_type, zone, month, driver_id)
  )`,
  `create function add_to_ride_totals(ride rides, sign integer) returns void language sql as $$
    insert into ride_totals (driver_id, status, rides, fare_cents, distance_m)
    values (coalesce(ride.driver_id, 0), ride.status, sign, sign * ride.fare_cents::bigint, sign * ride.distance_m::bigint)
    on conflict (driver_id, status) do update set
      rides = ride_totals.rides + excluded.rides,
      fare_cents = ride_totals.fare_cents + excluded.fare_cents,
      distance_m = ride_totals.distance_m + excluded.distance_m
  $$`,
  `create function add_to_completed_totals(ride rides, sign integer) returns void language sql as $$
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
  $$`,
  `create function add_ended_rides_to_totals(ride_ids integer[]) returns void language sql as $$
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
  $$`,
  `create function recount_ride_totals() returns void language sql as $$
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
  $$`,
  `create function keep_ride_totals() returns trigger language plpgsql as $$
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
  $$`,
  `create trigger rides_totals after update on rides for each row
  when (
    (old.status, old.driver_id, old.fare_cents, old.distance_m, old.completed_at, old.vehicle_type, old.zone)
    is distinct from
    (new.status, new.driver_id, new.fare_cents, new.distance_m, new.completed_at, new.vehicle_type, new.zone)
  )
  execute function keep_ride_totals()`,
];
