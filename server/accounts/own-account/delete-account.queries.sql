-- blankApplicationsOf
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
where
  "account_id" = $10;

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
  "approved_at" = $13,
  "inactive" = $14,
  "on_shift" = $15,
  "shares_location" = $16,
  "lat" = $17,
  "lng" = $18,
  "location_name" = $19,
  "located_at" = $20,
  "updated_at" = $21
where
  "account_id" = $22;

-- blankDriverInMessages
update "outbox"
set
  "payload" = payload || '{"driver": null}'::jsonb
where
  (
    payload -> 'driver' ->> 'name' = $1
    or payload -> 'driver' ->> 'phone' = $2
  );

-- deletePicturesOf
delete from "driver_portraits"
where
  "driver_id" = $1;
delete from "driver_paper_files"
where
  "driver_id" = $1;

-- deleteTracesOf
delete from "push_subscriptions"
where
  "account_id" = $1;
delete from "email_changes"
where
  "account_id" = $1;
delete from "driver_changes"
where
  "driver_id" = $1;
delete from "known_devices"
where
  "account_id" = $1;
delete from "claim_codes"
where
  "account_id" = $1;
delete from "password_links"
where
  "account_id" = $1;
delete from "recovery_codes"
where
  "account_id" = $1;
delete from "outbox"
where
  "account_id" = $1;
delete from "idempotency_keys"
where
  "caller" = $1;
update "audit_log"
set
  "detail" = $1
where
  "subject" = $2
  and "action" in ($3, $4, $5, $6, $7);

-- deleteTracesOfEmail
delete from "outbox"
where
  lower(recipient) = $1
  and "kind" not in ($2, $3, $4, $5);
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
where
  lower(email) = $10
  and "state" != $11;

-- findRideUnderWay
select
  "id",
  "reference",
  "status"
from
  "rides"
where
  (
    (
      "driver_id" = $1
      and "status" in ($2, $3, $4, $5)
    )
    or (
      "rider_id" = $6
      and "status" in ($7, $8)
    )
  )
limit
  $9;
