-- Generated: the test of these queries writes it anew with --update=all.

-- deleteCruiseCall
delete from "cruise_calls"
where "id" = $1;

-- findCruiseCall
select "id", "ship", "pier", "lat", "lng", "from_at", "until_at", "passengers", "version"
from "cruise_calls"
where "id" = $1;

-- insertCruiseCall
insert into
  "cruise_calls" (
    -- as in findCruiseCall: "ship" to "version"
    "changed_by",
    "changed_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict (lower(ship), from_at) do nothing
returning "id", "ship", "pier", "lat", "lng", "from_at", "until_at", "passengers", "version";

-- listCruiseCalls
select "id", "ship", "pier", "lat", "lng", "from_at", "until_at", "passengers", "version"
from "cruise_calls"
where "from_at" < $1 and "until_at" > $2
order by "from_at", "id";

-- updateCruiseCall
update "cruise_calls"
set
  "ship" = $1,
  "pier" = $2,
  "lat" = $3,
  "lng" = $4,
  "from_at" = $5,
  "until_at" = $6,
  "passengers" = $7,
  "changed_by" = $8,
  "changed_at" = $9,
  "version" = $10
where "id" = $11 and "version" = $12
returning "id", "ship", "pier", "lat", "lng", "from_at", "until_at", "passengers", "version";
