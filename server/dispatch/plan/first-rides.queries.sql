-- Generated: the test of these queries writes it anew with --update=all.

-- deleteFirstRide
delete from "first_rides_told"
where "ride_id" = $1
returning "ride_id";

-- insertFirstRide
insert into "first_rides_told" ("ride_id", "driver_id", "told_at", "until_at")
values ($1, $2, $3, $4)
on conflict do nothing
returning "ride_id";

-- listFirstRides
select
  "first_rides_told"."ride_id",
  "first_rides_told"."driver_id",
  "first_rides_told"."until_at",
  ("rides"."status" = $1 and "rides"."driver_id" = "first_rides_told"."driver_id") as "waits"
from "first_rides_told" inner join "rides" on "rides"."id" = "first_rides_told"."ride_id"
order by "first_rides_told"."ride_id";
