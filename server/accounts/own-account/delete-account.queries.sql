-- Generated: the test of these queries writes it anew with --update=all.

-- deleteKeysOf
delete from "email_changes"
where "account_id" = $1;
delete from "known_devices"
where "account_id" = $1;
delete from "password_links"
where "account_id" = $1;
delete from "passkeys"
where "account_id" = $1;
delete from "recovery_codes"
where "account_id" = $1;

-- deleteListsOf
delete from "saved_places"
where "account_id" = $1;
delete from "favorite_drivers"
where ("account_id" = $1 or "driver_id" = $2);

-- findRideUnderWay
select "id", "reference", "status"
from "rides"
where (("driver_id" = $1 and "status" in ($2, $3, $4, $5)) or ("rider_id" = $6 and "status" in ($7, $8)))
limit $9;
