-- findRidePortrait
select
  "kind",
  "picture",
  "mark"
from
  "driver_portraits"
where
  "driver_id" = $1;
