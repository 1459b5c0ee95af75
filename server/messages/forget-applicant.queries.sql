-- Generated: the test of these queries writes it anew with --update=all.

-- blankApplicationsFrom
update "driver_applications"
set
  "first_name" = $1,
  "last_name" = $2,
  "email" = $3,
  "phone" = $4,
  "license_number" = $5,
  "vehicle_name" = $6,
  "plate" = $7,
  "languages" = $8,
  "message" = $9
where lower(email) = $10 and "state" != $11;

-- blankApplicationsOf
-- as in blankApplicationsFrom: update "driver_applications" to …$6, "plate" = $7, "languages" = $8, "message" = $9
where "account_id" = $10;
