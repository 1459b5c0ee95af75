-- Generated: the test of these queries writes it anew with --update=all.

-- findDriverName
select "first_name", "last_name"
from "accounts"
where "id" = $1;

-- listArchiveIds
select "rides"."id"
from "rides" left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
where rides.status in ('Completed')
order by lower(driver.first_name || ' ' || driver.last_name) asc, "rides"."id" desc;

-- listArchivePage
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where
  rides.status in ('Completed')
  and "rides"."completed_at" >= $1
  and "rides"."completed_at" < $2
  and rides.driver_id = $3
  and rides.vehicle_type = $4
  and coalesce(rides.zone, 'none') = $5
  and (
    (
      rides.id = any ($6::integer[])
      and (
        "rides"."reference" ilike $7
        or "rides"."rider_name" ilike $8
        or "rides"."rider_phone" ilike $9
        or "rides"."pickup_location" ilike $10
        or "rides"."dropoff_location" ilike $11
        or (rides.stops <> '[]' and stop_names (rides.stops) ilike $12)
      )
    )
    or rides.driver_id in ($13)
  )
order by rides.completed_at desc, "rides"."id" desc
limit $14
offset $15;

-- listRidesById
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where "rides"."id" in ($1, $2);

-- sumMonthsByDriver
select
  "driver_id",
  sum("rides") as "rides",
  sum("fare_cents") as "fare_cents",
  sum("distance_m") as "distance_m"
from "completed_totals"
where
  "vehicle_type" = $1
  and "zone" = $2
  and "month" > $3
  and "month" >= $4
  and "month" < $5
  and "driver_id" = $6
group by "driver_id";

-- sumRidesByDriver
select
  "rides"."driver_id",
  count(*) as "rides",
  sum("rides"."fare_cents") as "fare_cents",
  sum("rides"."distance_m") as "distance_m"
from "rides"
-- as in listArchivePage: where rides.status in ('Completed') and "rides"."c…
group by "rides"."driver_id";
