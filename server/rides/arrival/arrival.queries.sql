-- keepExpected
select
  "expected_at"
from
  "rides"
where
  "id" = $1
  and "version" = $2
for no key update;

-- listRidesToExpect
select
  /* kept plan */
  "rides"."id",
  "rides"."version",
  "status",
  "pickup_lat",
  "pickup_lng",
  "dropoff_lat",
  "dropoff_lng",
  "stops"
from
  "rides"
  inner join "drivers" on "drivers"."account_id" = "rides"."driver_id"
where
  "drivers"."on_shift" = $1
  and "drivers"."shares_location" = $2
  and "driver_id" = $3
  and rides.status in ('Accepted', 'PickedUp', 'InProgress')
  and (
    "expected_as_of" is null
    or "expected_as_of" <= $4
  )
  and (
    status <> 'Accepted'
    or (
      set_out_at is not null
      and arrived_at is null
    )
  )
order by
  "rides"."id";
