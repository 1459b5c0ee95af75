-- countRidesOfRiders
select
  "rider_id",
  count(*) as "rides",
  max("ride_datetime") as "last_ride_at"
from
  "rides"
where
  "rider_id" in ($1, $2)
group by
  "rider_id";

-- sumRidesOfRider
select
  "status",
  count(*) as "rides",
  sum("fare_cents") as "fare_cents"
from
  "rides"
where
  "rider_id" = $1
group by
  "status";
