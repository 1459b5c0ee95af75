-- Generated: the test of these queries writes it anew with --update=all.

-- findRidePortrait
select "kind", "picture", "mark"
from "driver_portraits"
where "driver_id" = $1;
