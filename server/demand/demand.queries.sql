-- Generated: the test of these queries writes it anew with --update=all.

-- countAskedRides
select
  to_char(ride_datetime at time zone interval '-04:00', 'YYYY-MM-DD') as "day",
  cast(extract(hour from ride_datetime at time zone interval '-04:00') as integer) as "hour",
  cast(round(cast(pickup_lat as numeric), 3) as double precision) as "lat",
  cast(round(cast(pickup_lng as numeric), 3) as double precision) as "lng",
  cast(count(*) as integer) as "rides",
  cast(sum(passenger_count) as integer) as "passengers"
from "rides"
where "ride_datetime" >= $1 and "ride_datetime" < $2 and "status" != $3
group by
  to_char(ride_datetime at time zone interval '-04:00', 'YYYY-MM-DD'),
  cast(extract(hour from ride_datetime at time zone interval '-04:00') as integer),
  cast(round(cast(pickup_lat as numeric), 3) as double precision),
  cast(round(cast(pickup_lng as numeric), 3) as double precision);

-- findDemandProfile
select "profile", "learned_at"
from "demand_profile";

-- sumWork
select
  to_char(ride_datetime at time zone interval '-04:00', 'YYYY-MM-DD') as "day",
  cast(extract(hour from ride_datetime at time zone interval '-04:00') as integer) as "hour",
  cast(
    coalesce(
      sum(duration_min) filter (where ride_datetime - created_at <= $1 * interval '1 minute'),
      0
    ) as integer
  ) as "at_once_minutes",
  cast(count(distinct driver_id) as integer) as "drivers"
from "rides"
where "ride_datetime" >= $2 and "ride_datetime" < $3 and "status" = $4 and "imported_at" is null
group by
  to_char(ride_datetime at time zone interval '-04:00', 'YYYY-MM-DD'),
  cast(extract(hour from ride_datetime at time zone interval '-04:00') as integer);

-- writeDemandProfile
update "demand_profile"
set "profile" = $1, "learned_at" = $2;
