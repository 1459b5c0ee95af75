-- findProfile
select
  "profile",
  "version",
  "updated_at",
  "two_factor_from"
from
  "company_profile"
where
  "id" = $1;

-- lockProfile
select
  "profile",
  "version",
  "updated_at",
  "two_factor_from"
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
  "updated_at" = $4
where
  "id" = $5;
