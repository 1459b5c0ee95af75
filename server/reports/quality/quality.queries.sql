-- Generated: the test of these queries writes it anew with --update=all.

-- countMoves
select
  to_char("moved_at" at time zone interval '-04:00', 'YYYY-MM-DD') as "day",
  "from_driver_id",
  "why",
  count(*) as "moves"
from "told_moves"
where "moved_at" >= $1 and "moved_at" < $2
group by "day", "from_driver_id", "why"
order by "why";

-- countToldByDay
select
  to_char("at" at time zone interval '-04:00', 'YYYY-MM-DD') as "day",
  count(distinct "ride_id") as "told"
from "ride_history"
where "action" in ($1, $2) and "at" >= $3 and "at" < $4
group by "day";

-- listDriversOf
select
  "accounts"."id",
  "accounts"."first_name",
  "accounts"."last_name",
  "accounts"."username",
  "drivers"."plate"
from "accounts" left join "drivers" on "drivers"."account_id" = "accounts"."id"
where "accounts"."id" in ($1, $2);

-- listPromisedRides
select
  "rides"."id",
  "rides"."status",
  "rides"."driver_id",
  "rides"."set_out_at",
  "rides"."arrived_at",
  "rides"."picked_up_at",
  "rides"."completed_at",
  "rides"."ended_at",
  "rides"."duration_min",
  "rides"."distance_m",
  "rides"."pickup_lat",
  "rides"."pickup_lng",
  "rides"."dropoff_lat",
  "rides"."dropoff_lng",
  coalesce(ride_promises.pickup_at, rides.ride_datetime) as "promised_at"
from
  "rides"
  left join "ride_promises" on "ride_promises"."ride_id" = "rides"."id"
  and "ride_promises"."asked_at" = "rides"."ride_datetime"
where
  coalesce(ride_promises.pickup_at, rides.ride_datetime) >= $1
  and coalesce(ride_promises.pickup_at, rides.ride_datetime) < $2
  and "rides"."ride_datetime" >= $3::timestamptz - interval '1 day'
  and "rides"."ride_datetime" < $4::timestamptz + interval '1 day'
  and "rides"."held" = $5
  and "rides"."imported_at" is null
order by "promised_at", "rides"."id";
