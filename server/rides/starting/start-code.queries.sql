-- addWrongStartCode
insert into
  "start_code_tries" ("wrong")
values
  ($1)
on conflict ("ride_id", "driver_id") do update
set
  "wrong" = start_code_tries.wrong + 1;

-- lockRideForStart
select
  "tracking_code",
  (
    select
      start_code
    from
      company_profile
    where
      company_profile.id = 1
  ) as "start_code_on",
  (
    select
      "wrong"
    from
      "start_code_tries"
    where
      "start_code_tries"."ride_id" = "rides"."id"
      and "start_code_tries"."driver_id" = "rides"."driver_id"
  ) as "wrong_codes"
from
  "rides"
where
  "id" = $1
  and "driver_id" = $2
  and rides.status in ('Assigned', 'Accepted')
for no key update of
  "rides";
