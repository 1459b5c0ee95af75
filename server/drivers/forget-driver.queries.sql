-- Generated: the test of these queries writes it anew with --update=all.

-- blankDriver
update "drivers"
set
  "vehicle_name" = $1,
  "plate" = $2,
  "license_number" = $3,
  "license_expires_on" = $4,
  "permit_expires_on" = $5,
  "insurance_expires_on" = $6,
  "inspection_expires_on" = $7,
  "season_permit_ends_on" = $8,
  "papers_override_until" = $9,
  "papers_override_reason" = $10,
  "papers_override_by" = $11,
  "languages" = $12,
  "equipment" = $13,
  "approved_at" = $14,
  "inactive" = $15,
  "on_shift" = $16,
  "shares_location" = $17,
  "lat" = $18,
  "lng" = $19,
  "location_name" = $20,
  "located_at" = $21,
  "updated_at" = $22
where "account_id" = $23;

-- deleteChangesOf
delete from "driver_changes"
where "driver_id" = $1;
