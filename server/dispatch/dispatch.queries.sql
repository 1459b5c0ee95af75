-- Generated: the test of these queries writes it anew with --update=all.

-- findPersonName
select "first_name", "last_name"
from "accounts"
where "id" = $1;

-- findRideToPlace
select
  "rides"."id",
  "rides"."reference",
  "rides"."ride_datetime",
  "rides"."duration_min",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."vehicle_type",
  "rides"."pickup_lat",
  "rides"."pickup_lng"
from "rides"
where "id" = $1;

-- listDueRides
-- as in findRideToPlace: select "rides"."id", "rides"."reference", "rides".… to from "rides"
where
  "status" = $1
  and "held" = $2
  and "ride_datetime" >= $3
  and "ride_datetime" <= $4
  and not exists (
    select "plan_rides"."ride_id"
    from "plan_rides"
    where "plan_rides"."ride_id" = "rides"."id" and "plan_rides"."driver_id" is not null
  )
order by "ride_datetime", "id"
limit $5;

-- listLikedBy
select "favorite_drivers"."driver_id"
from "rides" inner join "favorite_drivers" on "favorite_drivers"."account_id" = "rides"."rider_id"
where "rides"."id" = $1;

-- listRefusers
select "driver_id", "why"
from "ride_refusals"
where "ride_id" = $1;

-- readSettings
select
  "dispatch_settings"."auto_assign",
  "dispatch_settings"."suggests",
  "dispatch_settings"."changed_at",
  "accounts"."first_name",
  "accounts"."last_name"
from "dispatch_settings" left join "accounts" on "accounts"."id" = "dispatch_settings"."changed_by";

-- writeSettings
update "dispatch_settings"
set "auto_assign" = $1, "suggests" = $2, "changed_by" = $3, "changed_at" = $4;
