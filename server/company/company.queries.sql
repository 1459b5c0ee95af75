-- findProfile
select
  "profile",
  "version",
  "updated_at",
  "two_factor_from",
  "start_code"
from
  "company_profile"
where
  "id" = $1;

-- lockProfile
select
  "profile",
  "version",
  "updated_at",
  "two_factor_from",
  "start_code"
from
  "company_profile"
where
  "id" = $1
for update;

-- saveProfile
update "company_profile"
set
  "profile" = $1,
  "version" = $2,
  "two_factor_from" = $3,
  "start_code" = $4,
  "updated_at" = $5
where
  "id" = $6;
