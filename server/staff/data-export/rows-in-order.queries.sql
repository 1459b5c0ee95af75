-- readRowsInOrder
select
  "ride_id",
  "why",
  "driver_id"
from
  "ride_refusals"
where
  ("ride_id", "driver_id") > ($1, $2)
order by
  "ride_id",
  "driver_id"
limit
  $3;
