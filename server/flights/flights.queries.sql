-- Generated: the test of these queries writes it anew with --update=all.

-- findBoard
select "flights", "read_at", "failing_since"
from "flight_board"
where "id" = $1;

-- forgetRideFlights
delete from "ride_flights"
where "pickup_at" < $1;

-- keepBoard
update "flight_board"
set "flights" = $1, "read_at" = $2, "failing_since" = $3
where "id" = $4;

-- listRidesWithFlights
select
  "rides"."id",
  "rides"."version",
  "rides"."held",
  "rides"."flight_number",
  "rides"."pickup_lat",
  "rides"."pickup_lng",
  "rides"."dropoff_lat",
  "rides"."dropoff_lng",
  "rides"."ride_datetime",
  "rides"."set_out_at",
  "ride_flights"."asked_number",
  "ride_flights"."number",
  "ride_flights"."direction",
  "ride_flights"."state",
  "ride_flights"."scheduled_at",
  "ride_flights"."estimated_at",
  "ride_flights"."booked_for",
  "ride_flights"."pickup_at",
  "ride_flights"."told_at",
  "ride_flights"."kept_at"
from "rides" left join "ride_flights" on "ride_flights"."ride_id" = "rides"."id"
where
  "rides"."flight_number" is not null
  and rides.status in ('Pending', 'Assigned', 'Accepted')
  and "rides"."ride_datetime" >= $1
  and "rides"."ride_datetime" <= $2
order by "rides"."id";

-- lockRideWithFlight
-- as in listRidesWithFlights: select "rides"."id", "rides"."version", "rides"."h… to …lights" on "ride_flights"."ride_id" = "rides"."id"
where
  "rides"."flight_number" is not null
  and rides.status in ('Pending', 'Assigned', 'Accepted')
  and "rides"."id" = $1
for no key update of "rides";

-- noteFailure
update "flight_board"
set "failing_since" = coalesce("failing_since", $1)
where "id" = $2;

-- removeRideFlight
delete from "ride_flights"
where "ride_id" = $1;

-- saveRideFlight
insert into
  "ride_flights" (
    "ride_id",
    "asked_number",
    "number",
    "direction",
    "state",
    "scheduled_at",
    "estimated_at",
    "booked_for",
    "pickup_at",
    "told_at",
    "kept_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict ("ride_id") do update
set
  "asked_number" = $12,
  "number" = $13,
  "direction" = $14,
  "state" = $15,
  "scheduled_at" = $16,
  "estimated_at" = $17,
  "booked_for" = $18,
  "pickup_at" = $19,
  "told_at" = $20,
  "kept_at" = $21;

-- takeTurn
update "flight_board"
set "asked_at" = $1
where "id" = $2 and ("asked_at" is null or "asked_at" <= $3)
returning "id";
