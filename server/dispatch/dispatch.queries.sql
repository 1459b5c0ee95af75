-- findRideToPlace
select
  "rides"."id",
  "rides"."reference",
  "rides"."ride_datetime",
  "rides"."duration_min",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."pickup_lat",
  "rides"."pickup_lng"
from
  "rides"
where
  "id" = $1;

-- listDueRides
select
  "rides"."id",
  "rides"."reference",
  "rides"."ride_datetime",
  "rides"."duration_min",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."pickup_lat",
  "rides"."pickup_lng"
from
  "rides"
where
  "status" = $1
  and "held" = $2
  and "ride_datetime" >= $3
  and "ride_datetime" <= $4
order by
  "ride_datetime",
  "id"
limit
  $5;

-- listRefusals
select
  "ride_id",
  "driver_id",
  "why"
from
  "ride_refusals"
where
  "ride_id" in ($1, $2);

-- listRefusers
select
  "driver_id",
  "why"
from
  "ride_refusals"
where
  "ride_id" = $1;

-- readSettings
select
  "dispatch_settings"."auto_assign",
  "dispatch_settings"."changed_at",
  "accounts"."first_name",
  "accounts"."last_name"
from
  "dispatch_settings"
  left join "accounts" on "accounts"."id" = "dispatch_settings"."changed_by";

-- writeSettings
update "dispatch_settings"
set
  "auto_assign" = $1,
  "changed_by" = $2,
  "changed_at" = $3;
