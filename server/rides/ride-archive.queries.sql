-- findBusiestDriver
select "rides"."driver_id", count(*) as "rides" from "rides" left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id" where rides.status in ('Completed') and rides.completed_at >= $1 and rides.completed_at < $2 and rides.driver_id = $3 and rides.vehicle_type = $4 and rides.zone = $5 and (rides.rider_name ilike $6 or rides.rider_phone like $7 or rides.pickup_location ilike $8 or rides.dropoff_location ilike $9 or rides.reference ilike $10 or driver.first_name || ' ' || driver.last_name ilike $11 or driver.username ilike $12) group by "rides"."driver_id" order by "rides" desc, "rides"."driver_id" limit $13;

-- findBusiestOfTotals
select "driver_id", "rides" from "ride_totals" where "status" = $1 and "rides" > $2 order by "rides" desc, "driver_id" limit $3;

-- findDriverName
select "first_name", "last_name" from "accounts" where "id" = $1;

-- listArchiveIds
select "rides"."id" from "rides" left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id" where rides.status in ('Completed') order by lower(driver.first_name || ' ' || driver.last_name) asc, "rides"."id" desc;

-- listArchivePage
select "rides".*, "driver"."first_name" as "driver_first_name", "driver"."last_name" as "driver_last_name", "driver"."username" as "driver_username", "driver"."phone" as "driver_phone", "drivers"."vehicle_name" as "driver_vehicle", "drivers"."plate" as "driver_plate" from "rides" left join "drivers" on "drivers"."account_id" = "rides"."driver_id" left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id" where rides.status in ('Completed') and rides.completed_at >= $1 and rides.completed_at < $2 and rides.driver_id = $3 and rides.vehicle_type = $4 and rides.zone = $5 and (rides.rider_name ilike $6 or rides.rider_phone like $7 or rides.pickup_location ilike $8 or rides.dropoff_location ilike $9 or rides.reference ilike $10 or driver.first_name || ' ' || driver.last_name ilike $11 or driver.username ilike $12) order by rides.completed_at desc, "rides"."id" desc limit $13 offset $14;

-- listRidesById
select "rides".*, "driver"."first_name" as "driver_first_name", "driver"."last_name" as "driver_last_name", "driver"."username" as "driver_username", "driver"."phone" as "driver_phone", "drivers"."vehicle_name" as "driver_vehicle", "drivers"."plate" as "driver_plate" from "rides" left join "drivers" on "drivers"."account_id" = "rides"."driver_id" left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id" where "rides"."id" in ($1, $2);

-- sumArchive
select count(*) as "rides", sum("rides"."fare_cents") as "fare_cents", sum("rides"."distance_m") as "distance_m" from "rides" left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id" where rides.status in ('Completed') and rides.completed_at >= $1 and rides.completed_at < $2 and rides.driver_id = $3 and rides.vehicle_type = $4 and rides.zone = $5 and (rides.rider_name ilike $6 or rides.rider_phone like $7 or rides.pickup_location ilike $8 or rides.dropoff_location ilike $9 or rides.reference ilike $10 or driver.first_name || ' ' || driver.last_name ilike $11 or driver.username ilike $12);

-- sumTotals
select sum("rides") as "rides", sum("fare_cents") as "fare_cents", sum("distance_m") as "distance_m" from "ride_totals" where "status" = $1 and "driver_id" = $2;
