-- Generated: the test of these queries writes it anew with --update=all.

-- countRidesOfRiders
select "rider_id", count(*) as "rides", max("ride_datetime") as "last_ride_at"
from "rides"
where "rider_id" in ($1, $2)
group by "rider_id";

-- sumRidesOfRider
select
  "status",
  count(*) as "rides",
  sum("fare_cents") as "fare_cents",
  count(*) filter (
    where
      (
        rides.claimed_at is null
        or (
          rides.partner_id is null
          and (rides.completed_at is null or rides.completed_at > rides.claimed_at)
        )
      )
  ) as "to_vip"
from "rides"
where "rider_id" = $1
group by "status";
