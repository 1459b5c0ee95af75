-- addWrongStartCode
update "rides"
set
  "wrong_start_codes" = wrong_start_codes + 1
where
  "id" = $1;

-- lockRideForStart
select
  "tracking_code",
  "wrong_start_codes",
  (
    select
      start_code
    from
      company_profile
    where
      company_profile.id = 1
  ) as "start_code_on"
from
  "rides"
where
  "id" = $1
  and "driver_id" = $2
  and rides.status in ('Assigned', 'Accepted')
for no key update of
  "rides";
