-- Generated: the test of these queries writes it anew with --update=all.

-- keepExpected
with
  due as (select * from unnest($1::integer[], $2::integer[], $3::timestamptz[]) as one (id, version, at)),
  before as (
    select rides.id, expected_at, at
    from rides join due on due.id = rides.id and due.version = rides.version
    order by rides.id
    for no key update of rides skip locked
  )
update rides
set expected_at = before.at, expected_as_of = $4
from before
where rides.id = before.id
returning rides.id, before.expected_at is distinct from before.at as moved;

-- listRidesToExpect
select
  "rides"."id",
  "rides"."version",
  driver_id as "driver_id",
  "drivers"."version" as "driver_version",
  "status",
  "pickup_lat",
  "pickup_lng",
  "dropoff_lat",
  "dropoff_lng",
  "stops"
from "rides" inner join "drivers" on "drivers"."account_id" = "rides"."driver_id"
where
  "drivers"."on_shift" = $1
  and "drivers"."shares_location" = $2
  and "driver_id" = any ($3::integer[])
  and rides.status in ('Accepted', 'PickedUp', 'InProgress')
  and ("expected_as_of" is null or "expected_as_of" <= $4)
  and (status <> 'Accepted' or (set_out_at is not null and arrived_at is null))
order by "rides"."id";
