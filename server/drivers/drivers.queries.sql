-- Generated: the test of these queries writes it anew with --update=all.

-- countByStatus
with
  "busy" as (
    select distinct "driver_id"
    from "rides"
    where "status" in ($1, $2, $3, $4) and ("status" in ($5, $6) or "ride_datetime" <= $7)
  )
select
  case
    when ("drivers"."inactive" = $8 or "accounts"."state" = $9) then $10
    when "drivers"."on_shift" = $11 then $12
    when "busy"."driver_id" is not null then $13
    else $14
  end as "status",
  count(*) as "drivers"
from
  "drivers"
  inner join "accounts" on "accounts"."id" = "drivers"."account_id"
  left join "busy" on "busy"."driver_id" = "drivers"."account_id"
where "accounts"."state" <> $15 and "drivers"."approved_at" is not null
group by "status";

-- countRidesDue
select "driver_id", count(*) as "rides"
from "rides"
where
  "ride_datetime" >= $1
  and "ride_datetime" < $2
  and "driver_id" is not null
  and "status" in ($3, $4, $5, $6, $7, $8)
group by "driver_id";

-- findSettingInactive
select "audit_log"."actor_id", "audit_log"."at", "audit_log"."detail"
from "audit_log" inner join "drivers" on "drivers"."updated_at" = "audit_log"."at"
where
  "drivers"."account_id" = $1
  and "drivers"."inactive" = $2
  and "audit_log"."action" = $3
  and "audit_log"."subject" = $4
order by "audit_log"."id" desc
limit $5;

-- selectDrivers
select
  "drivers".*,
  "overrider"."first_name" as "override_first_name",
  "overrider"."last_name" as "override_last_name",
  "accounts"."username",
  "accounts"."first_name",
  "accounts"."last_name",
  "accounts"."phone",
  "accounts"."email",
  "accounts"."state",
  "completed"."rides" as "rides_completed"
from
  "drivers"
  inner join "accounts" on "accounts"."id" = "drivers"."account_id"
  left join "ride_totals" as "completed" on "completed"."driver_id" = "drivers"."account_id"
  and "completed"."status" = $1
  left join "accounts" as "overrider" on "overrider"."id" = "drivers"."papers_override_by"
where "accounts"."state" <> $2 and "drivers"."approved_at" is not null
order by "accounts"."first_name", "accounts"."last_name", "accounts"."id";

-- selectRidesUnderWay
select
  "id",
  "reference",
  "status",
  "pickup_location",
  "dropoff_location",
  "dropoff_lat",
  "dropoff_lng",
  "ride_datetime",
  "duration_min",
  "picked_up_at",
  "driver_id"
from "rides"
where "status" in ($1, $2, $3, $4)
order by "ride_datetime", "id";

-- updateDriver
update "drivers"
set "on_shift" = $1, "version" = "version" + $2, "updated_at" = $3
where "account_id" = $4 and "version" = $5
returning "account_id";
