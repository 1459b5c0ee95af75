-- Generated: the test of these queries writes it anew with --update=all.

-- countEndedRides
select sum("rides") as "rides"
from "ride_totals"
where "status" in ($1);

-- countPool
select count(*) as "rides"
from "rides"
where
  rides.status = 'Pending'
  and not rides.held
  and not exists (
    select 1
    from ride_refusals
    where ride_refusals.ride_id = rides.id and ride_refusals.driver_id = $1
  );

-- countRides
select count(*) as "rides"
from "rides"
where rides.status in ('Pending');

-- findPapersOf
select
  "drivers"."license_expires_on",
  "drivers"."permit_expires_on",
  "drivers"."insurance_expires_on",
  "drivers"."inspection_expires_on",
  "drivers"."season_permit_ends_on",
  "drivers"."papers_override_until",
  "drivers"."out_of_service"
from "drivers"
where "account_id" = $1;

-- listAnyRidesOfDriver
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where
  "rides"."driver_id" = $1
  and rides.status in ('Pending')
  and ("rides"."completed_at", rides.id) < ($2, $3)
order by "rides"."completed_at" desc, "rides"."id" desc
limit $4;

-- listPool
;

-- listPoolUntil
;

-- listRides
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where rides.status in ('Pending') and ("rides"."ride_datetime", rides.id) < ($1, $2)
order by "rides"."ride_datetime" desc, "rides"."id" desc
limit $3;

-- listRidesDue
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where "rides"."ride_datetime" >= $1 and "rides"."ride_datetime" < $2 and rides.status in ('Pending')
order by "rides"."ride_datetime", "rides"."id";

-- listRidesOfDriver
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where
  "rides"."driver_id" = $1
  and not exists (
    select 1
    from ride_hidings
    where ride_hidings.ride_id = rides.id and ride_hidings.driver_id = $2
  )
  and rides.status in ('Pending')
  and ("rides"."ride_datetime", rides.id) < ($3, $4)
order by "rides"."ride_datetime" desc, "rides"."id" desc
limit $5;

-- listRidesOfRider
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where "rides"."rider_id" = $1 and ("rides"."ride_datetime", rides.id) < ($2, $3)
order by "rides"."ride_datetime" desc, "rides"."id" desc
limit $4;

-- listRidesSoonest
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where rides.status in ('Pending') and ("rides"."ride_datetime", rides.id) > ($1, $2)
order by "rides"."ride_datetime" asc, "rides"."id" asc
limit $3;
