-- Generated: the test of these queries writes it anew with --update=all.

-- findPlanRide
select "plan_rides"."state", "plan_rides"."pickup_at", "plan_rides"."is_certain", "plan_rides"."reason"
from "plan_rides" inner join "plan_state" on "plan_state"."planner_until" > now() - $1 * interval '1 second'
where "plan_rides"."ride_id" = $2;

-- holdPlanner
update "plan_state"
set "planner" = $1, "planner_until" = now() + $2 * interval '1 second'
where ("planner" = $3 or "planner" is null or "planner_until" < now())
returning "version";

-- insertToldMove
insert into "told_moves" ("ride_id", "from_driver_id", "to_driver_id", "why", "moved_at")
values ($1, $2, $3, $4, $5);

-- leavePlanner
update "plan_state"
set "planner" = $1, "planner_until" = $2
where "planner" = $3;

-- listPlanCars
select "plan_cars".*, "accounts"."first_name", "accounts"."last_name"
from "plan_cars" inner join "accounts" on "accounts"."id" = "plan_cars"."driver_id"
order by "accounts"."first_name", "plan_cars"."driver_id";

-- listPlanRides
select
  "plan_rides"."ride_id",
  "plan_rides"."driver_id",
  "plan_rides"."state",
  "plan_rides"."leave_at",
  "plan_rides"."pickup_at",
  "plan_rides"."free_at",
  "plan_rides"."minutes_late",
  "plan_rides"."slack_minutes",
  "plan_rides"."reason",
  "rides"."reference",
  "rides"."ride_datetime",
  "rides"."pickup_location",
  "rides"."dropoff_location",
  "rides"."rider_phone",
  "rides"."passenger_count",
  "plan_orders"."out_of_plan",
  "plan_orders"."kept_driver_id",
  "ride_promises"."pickup_at" as "promised_at",
  "ride_promises"."past_capacity",
  "accounts"."first_name",
  "accounts"."last_name"
from
  "plan_rides"
  inner join "rides" on "rides"."id" = "plan_rides"."ride_id"
  left join "plan_orders" on "plan_orders"."ride_id" = "plan_rides"."ride_id"
  left join "ride_promises" on "ride_promises"."ride_id" = "rides"."id"
  and "ride_promises"."asked_at" = "rides"."ride_datetime"
  left join "accounts" on "accounts"."id" = "plan_rides"."driver_id"
order by "rides"."ride_datetime", "plan_rides"."ride_id";

-- readPlanState
select "version", "planned_at", "solved"
from "plan_state";

-- readPlanVersion
select "version", "planned_at"
from "plan_state";

-- storePlan
update "plan_state"
set "version" = "version" + $1, "planned_at" = $2, "solved" = $3
where "planner" = $4
returning "version";

-- writePlanRows
delete from "plan_rides";
delete from "plan_cars";
