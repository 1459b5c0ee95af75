-- Generated: the test of these queries writes it anew with --update=all.

-- countCompletedRides
select count(*) as "rides"
from
  (
    select "id"
    from "rides"
    where
      "rider_id" = $1
      and "status" = $2
      and (
        rides.claimed_at is null
        or (
          rides.partner_id is null
          and (rides.completed_at is null or rides.completed_at > rides.claimed_at)
        )
      )
    limit $3
  ) as "completed";

-- countOpenRidesByTariff
select "tariff_id", count(*) as "rides"
from "rides"
where "status" in ($1, $2, $3, $4, $5)
group by "tariff_id";

-- deleteExtraHoliday
delete from "extra_holidays"
where "day" = $1
returning "name";

-- findAreasOf
select "area_id", "names", "corners", "airport_cents", "pier_cents", "surcharge_cents"
from
  (
    select distinct on ("area_id") *
    from "area_versions"
    where "valid_from" <= $1 and "drawn_at" <= $2
    order by "area_id", "number" desc
  ) as "latest"
where "gone" = $3
order by "area_id";

-- findCompletedTrips
select
  "pickup_lat",
  "pickup_lng",
  "dropoff_lat",
  "dropoff_lng",
  "stops",
  "ride_datetime",
  "passenger_count",
  "luggage_count",
  "wait_minutes",
  "distance_m",
  "breakdown",
  "vehicle_type",
  "vehicle_asked"
from "rides"
where "status" = $1 and "ride_datetime" >= $2 and "ride_datetime" < $3;

-- findExtraHolidays
select "day", "name", "from_time"
from "extra_holidays"
where "day" >= $1 and "day" < $2
order by "day";

-- findTariff
select "id", "valid_from", "rules", "created_at"
from "tariffs"
where "id" = $1;

-- findTariffIdOf
select "id"
from "tariffs"
where "valid_from" <= $1 and "withdrawn_at" is null
order by "valid_from" desc, "id" desc
limit $2;

-- findTariffOf
select "id", "valid_from", "rules", "created_at"
from "tariffs"
where "valid_from" <= $1 and "withdrawn_at" is null
order by "valid_from" desc, "id" desc
limit $2;

-- findTariffs
select "id", "valid_from", "rules", "created_at"
from "tariffs"
where "withdrawn_at" is null
order by "valid_from" desc, "id" desc;

-- getCompanyRules
select "profile", "pay_links"
from "company_profile"
where "id" = $1;

-- getFirstTariff
select "id", "valid_from", "rules", "created_at"
from "tariffs"
where "withdrawn_at" is null
order by "valid_from", "id"
limit $1;

-- insertExtraHoliday
insert into "extra_holidays" ("day", "name", "from_time")
values ($1, $2, $3)
on conflict ("day") do nothing
returning "day", "name", "from_time";

-- insertTariff
insert into "tariffs" ("valid_from", "rules", "created_by", "created_at")
values ($1, $2, $3, $4)
returning "id", "valid_from", "rules", "created_at";

-- withdrawTariffRow
update "tariffs"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where "id" = $3 and "withdrawn_at" is null and "valid_from" > $4;
