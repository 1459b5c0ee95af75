-- Generated: the test of these queries writes it anew with --update=all.

-- addWrongStartCode
insert into "start_code_tries" ("ride_id", "driver_id", "wrong")
values ($1, $2, $3)
on conflict ("ride_id", "driver_id") do update
set "wrong" = start_code_tries.wrong + 1;

-- countWrongStartCodes
select "wrong"
from "start_code_tries"
where "ride_id" = $1 and "driver_id" = $2;

-- lockRideForStart
select
  "tracking_code",
  (select start_code from company_profile where company_profile.id = 1) as "start_code_on"
from "rides"
where "id" = $1 and "driver_id" = $2 and rides.status in ('Assigned', 'Accepted')
for no key update of "rides";
