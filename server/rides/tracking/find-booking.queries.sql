-- Generated: the test of these queries writes it anew with --update=all.

-- findByReference
select "tracking_code", "rider_phone", "status", "held", "rider_id", "driver_id", "partner_id"
from "rides"
where "reference" = $1 and "ride_datetime" >= $2;
