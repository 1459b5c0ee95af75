-- blankDriver
update "drivers" set "vehicle_name" = $1, "plate" = $2, "license_number" = $3, "license_expires_on" = $4, "inspection_expires_on" = $5, "languages" = $6, "approved_at" = $7, "inactive" = $8, "on_shift" = $9, "shares_location" = $10, "lat" = $11, "lng" = $12, "location_name" = $13, "located_at" = $14, "updated_at" = $15 where "account_id" = $16;

-- deleteTracesOf
delete from "push_subscriptions" where "account_id" = $1;
delete from "password_links" where "account_id" = $1;
delete from "recovery_codes" where "account_id" = $1;
delete from "idempotency_keys" where "caller" = $1;

-- findRideUnderWay
select "id", "reference", "status" from "rides" where (("driver_id" = $1 and "status" in ($2, $3, $4, $5)) or ("rider_id" = $6 and "status" in ($7, $8))) limit $9;
