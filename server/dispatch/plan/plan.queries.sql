-- Generated: the test of these queries writes it anew with --update=all.

-- countDriven
select "driver_id", count(*) as "rides"
from "rides"
where "status" = $1 and "completed_at" >= $2 and "driver_id" is not null
group by "driver_id";

-- lastChange
select "id"
from "events"
where "type" != $1
order by "id" desc
limit $2;
select "id"
from "events"
where "type" not in ($1, $2)
order by "id" desc
limit $3;

-- listClosures
select "id", "place", "lat", "lng", "until_at"
from "place_closures"
where "until_at" > $1
order by "id";

-- listEquipment
select "account_id", "equipment"
from "drivers"
where "equipment" != $1;

-- listLiked
select "rides"."id" as "ride_id", "favorite_drivers"."driver_id"
from "favorite_drivers" inner join "rides" on "rides"."rider_id" = "favorite_drivers"."account_id"
where "rides"."status" in ($1, $2, $3);

-- listNos
select "ride_refusals"."ride_id", "ride_refusals"."driver_id"
from "ride_refusals" inner join "rides" on "rides"."id" = "ride_refusals"."ride_id"
where "rides"."status" in ($1, $2, $3) and "ride_refusals"."why" != $4;

-- listOutages
select "driver_id", "until_at"
from "car_outages"
where ("until_at" is null or "until_at" > $1);

-- listRidesToPlan
select
  "rides"."id",
  "rides"."reference",
  "rides"."status",
  "rides"."driver_id",
  "rides"."ride_datetime",
  "rides"."duration_min",
  "rides"."wait_minutes",
  "rides"."wait_began_at",
  "rides"."wait_ended_at",
  "rides"."distance_m",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."vehicle_type",
  "rides"."vehicle_asked",
  "rides"."wheelchair",
  "rides"."child_seat",
  -- as in selectRides: "rides"."pickup_location" to "rides"."dropoff_lng"
  "rides"."set_out_at",
  "rides"."arrived_at",
  "rides"."picked_up_at",
  "rides"."expected_at",
  "rides"."updated_at",
  "dispatch_offers"."offered_at",
  "first_rides_told"."told_at" as "told_before_at",
  "plan_orders"."out_of_plan",
  "plan_orders"."kept_driver_id",
  "ride_promises"."pickup_at" as "promised_at",
  "ride_promises"."past_capacity"
from
  "rides"
  left join "plan_orders" on "plan_orders"."ride_id" = "rides"."id"
  left join "ride_promises" on "ride_promises"."ride_id" = "rides"."id"
  and "ride_promises"."asked_at" = "rides"."ride_datetime"
  left join "dispatch_offers" on "dispatch_offers"."ride_id" = "rides"."id"
  and "dispatch_offers"."outcome" is null
  left join "first_rides_told" on "first_rides_told"."ride_id" = "rides"."id"
  and "first_rides_told"."driver_id" = "rides"."driver_id"
where "rides"."status" in ($1, $2, $3, $4, $5) and "rides"."held" = $6 and "rides"."ride_datetime" < $7
order by "rides"."ride_datetime", "rides"."id";

-- sumPaidMinutes
select "driver_id", cast(sum(duration_min) as integer) as "minutes"
from "rides"
where "status" = $1 and "completed_at" >= $2 and "driver_id" is not null
group by "driver_id";
