-- Generated: the test of these queries writes it anew with --update=all.

-- addStarsOf
update drivers
set rating_sum = rating_sum + given.stars, rating_count = rating_count + given.ratings
from
  (
    select driver_id, sum(stars)::int as stars, count(*)::int as ratings
    from rides
    where id = any ($1::int[]) and stars is not null
    group by driver_id
  ) as given
where drivers.account_id = given.driver_id;

-- addToTotals
select add_ended_rides_to_totals ($1::int[]);

-- insertImportLines
insert into ride_history (ride_id, actor_id, actor, action, to_status, driver_id, at)
select id, $1::int, 'staff', 'import', status, driver_id, $2::timestamptz
from rides
where id = any ($3::int[])
order by id;

-- insertPastRides
insert into "rides" ("breakdown", "imported_at", "reference", "status", "stops")
select "breakdown", "imported_at", "reference", "status", "stops"
from jsonb_populate_recordset(null::"rides", $1::jsonb)
on conflict (reference) do nothing
returning id;

-- listTakenReferences
select "reference"
from "rides"
where reference = any ($1::text[]);
