-- Generated: the test of these queries writes it anew with --update=all.

-- addToRating
update "drivers"
set "rating_sum" = "rating_sum" + $1, "rating_count" = "rating_count" + $2
where "account_id" = $3;

-- countRidesUnderWayOf
select count(*)::int as "rides"
from "rides"
where "driver_id" = $1 and rides.status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress');

-- deleteHiding
delete from "ride_hidings"
where "ride_id" = $1 and "driver_id" = $2;

-- deleteRefusal
delete from "ride_refusals"
where "ride_id" = $1 and "driver_id" = $2;

-- findArrivalTold
select "at"
from "ride_history"
where "ride_id" = $1 and "action" = $2
order by "id" desc
limit $3;

-- findLastGiver
select "actor"
from "ride_history"
where "ride_id" = $1 and "action" in ($2, $3)
order by "id" desc
limit $4;

-- findLastSteps
select "action", "actor_id", "from_status", "to_status", "detail", "at"
from "ride_history"
where "ride_id" = $1
order by "id" desc
limit $2;

-- findLastWordOfRejection
select "action", "detail", "at"
from "ride_history"
where "ride_id" = $1 and "action" in ($2, $3) and "to_status" = $4
order by "id" desc
limit $5;

-- insertHiding
insert into "ride_hidings" ("ride_id", "driver_id", "at")
values ($1, $2, $3)
on conflict ("ride_id", "driver_id") do nothing;

-- insertHistory
insert into "ride_history" ("ride_id", "actor", "action", "to_status", "at")
values ($1, $2, $3, $4, $5);

-- insertRefusal
insert into "ride_refusals" ("ride_id", "driver_id", "why", "at")
values ($1, $2, $3, $4)
on conflict ("ride_id", "driver_id") do update
set "why" = $5, "at" = $6;

-- listRidesUnderWayOf
select
  "id",
  "reference",
  "status",
  "ride_datetime",
  "duration_min",
  "picked_up_at",
  "assigned_at",
  "pickup_location"
from "rides"
where "driver_id" = $1 and rides.status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress') and "id" <> $2
order by "ride_datetime", "id";

-- lockActiveDriver
update "drivers"
set "last_active_at" = $1
from (select "id", "state", "role" from "accounts" where "id" = $2 for key share) as "account"
where "drivers"."account_id" = "account"."id"
returning
  "drivers"."account_id",
  "drivers"."approved_at",
  "drivers"."inactive",
  "drivers"."vehicle_type",
  "drivers"."license_expires_on",
  "drivers"."permit_expires_on",
  "drivers"."insurance_expires_on",
  "drivers"."inspection_expires_on",
  "drivers"."season_permit_ends_on",
  "drivers"."papers_override_until",
  "drivers"."out_of_service",
  "account"."state",
  "account"."role";

-- lockDriver
select
  -- as in lockActiveDriver: "drivers"."account_id" to "drivers"."out_of_service"
  "accounts"."state",
  "accounts"."role"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where "drivers"."account_id" = $1
for no key update of "drivers";

-- lockPendingRide
select "id"
from "rides"
where "id" = $1 and "status" = $2
for no key update;

-- lockRide
select "id"
from "rides"
where "id" = $1
for no key update;

-- updateRideIf
update "rides"
set "status" = $1, "driver_id" = $2, "version" = "version" + $3
where "id" = $4 and "status" = $5 and "version" = $6
returning "id";
