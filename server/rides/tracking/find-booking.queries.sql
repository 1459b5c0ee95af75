-- Generated: the test of these queries writes it anew with --update=all.

-- findByReference
select "tracking_code", "rider_phone"
from "rides"
where "reference" = $1 and "ride_datetime" >= $2;
