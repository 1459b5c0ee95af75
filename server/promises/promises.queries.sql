-- Generated: the test of these queries writes it anew with --update=all.

-- holdPromises
select pg_advisory_xact_lock(hashtextextended ('promises', 0));

-- insertPromise
insert into "ride_promises" ("ride_id", "asked_at", "pickup_at", "past_capacity", "promised_at")
values ($1, $2, $3, $4, $5);

-- listRidesSince
select
  "rides"."id",
  "rides"."ride_datetime",
  "rides"."duration_min",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."vehicle_type",
  "rides"."vehicle_asked",
  "rides"."wheelchair",
  "rides"."child_seat",
  "rides"."pickup_lat",
  "rides"."pickup_lng",
  "rides"."dropoff_lat",
  "rides"."dropoff_lng",
  "ride_promises"."pickup_at",
  (
    "rides"."status" in ($1, $2, $3, $4, $5)
    and ("rides"."held" = $6 or "rides"."deposit_due_at" is not null)
  ) as "wants_a_car"
from
  "rides"
  left join "ride_promises" on "ride_promises"."ride_id" = "rides"."id"
  and "ride_promises"."asked_at" = "rides"."ride_datetime"
where "rides"."updated_at" >= $7 and "rides"."ride_datetime" > $8 and "rides"."ride_datetime" < $9
order by "rides"."id";
