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
  "vehicle_id" = $14,
  "out_of_service" = $15,
  "approved_at" = $16,
  "inactive" = $17,
  "on_shift" = $18,
  "shares_location" = $19,
  "lat" = $20,
  "lng" = $21,
  "location_name" = $22,
  "located_at" = $23,
  "updated_at" = $24
where "account_id" = $25;

-- deleteChangesOf
delete from "driver_changes"
where "driver_id" = $1;

-- deleteVehicleDriversOf
delete from "vehicle_drivers"
where "driver_id" = $1;
