-- Generated: the test of these queries writes it anew with --update=all.

-- deleteEmergenciesBefore
delete from "emergencies"
where "at" < $1;

-- deleteEmergenciesOf
delete from "emergencies"
where "driver_id" = $1;

-- endEmergencyRow
update "emergencies"
set "ended_by" = $1, "ended_at" = $2
where "id" = $3 and "ended_at" is null;

-- findEmergencyOf
select
  "emergencies"."id",
  "emergencies"."driver_id",
  "emergencies"."lat",
  "emergencies"."lng",
  "emergencies"."called_at",
  "emergencies"."taken_at",
  "driver"."first_name",
  "driver"."last_name",
  "driver"."phone",
  "drivers"."vehicle_name",
  "drivers"."plate",
  "taker"."first_name" as "taker_first_name",
  "taker"."last_name" as "taker_last_name",
  "rides"."id" as "ride_id",
  "rides"."reference",
  "rides"."rider_name",
  "rides"."rider_phone",
  "rides"."pickup_location",
  "rides"."dropoff_location"
from
  "emergencies"
  inner join "accounts" as "driver" on "driver"."id" = "emergencies"."driver_id"
  inner join "drivers" on "drivers"."account_id" = "emergencies"."driver_id"
  left join "accounts" as "taker" on "taker"."id" = "emergencies"."taken_by"
  left join "rides" on "rides"."id" = "emergencies"."ride_id"
where "emergencies"."ended_at" is null and "emergencies"."driver_id" = $1;

-- findOpenEmergency
-- as in findEmergencyOf: select "emergencies"."id", "emergencies"."driver_i… to … "rides" on "rides"."id" = "emergencies"."ride_id"
where "emergencies"."ended_at" is null and "emergencies"."id" = $1;

-- findRideOf
select "id"
from "rides"
where "driver_id" = $1 and "status" in ($2, $3, $4, $5)
order by "status" in ($6, $7) desc, "ride_datetime", "id"
limit $8;

-- findWrittenPosition
select "lat", "lng"
from "drivers"
where "account_id" = $1;

-- insertEmergency
insert into "emergencies" ("driver_id", "ride_id", "lat", "lng", "called_at", "at")
values ($1, $2, $3, $4, $5, $6)
on conflict ("driver_id")
where "ended_at" is null do nothing
returning "id";
update "emergencies"
set "lat" = $1, "lng" = $2
where "driver_id" = $3 and "ended_at" is null;

-- listOpenEmergencies
-- as in findEmergencyOf: select "emergencies"."id", "emergencies"."driver_i… to … "rides" on "rides"."id" = "emergencies"."ride_id"
where "emergencies"."ended_at" is null
order by "emergencies"."taken_at" desc nulls first, "emergencies"."called_at", "emergencies"."id";

-- listUnheard
select
  -- as in findEmergencyOf: "emergencies"."id" to "rides"."dropoff_location"
  "emergencies"."pushes",
  "emergencies"."pushed_at"
-- as in findEmergencyOf: from "emergencies" inner join "accounts" as "drive…
where
  "emergencies"."ended_at" is null
  and "emergencies"."taken_at" is null
  and ("emergencies"."pushed_at" is null or "emergencies"."pushed_at" <= $1)
order by "emergencies"."id";

-- notePush
update "emergencies"
set "pushes" = $1, "pushed_at" = $2
where "id" = $3 and "pushes" = $4 and "taken_at" is null and "ended_at" is null;

-- takeIfFree
update "emergencies"
set "taken_by" = $1, "taken_at" = $2
where "id" = $3 and "taken_at" is null and "ended_at" is null;
