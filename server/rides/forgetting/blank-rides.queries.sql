-- Generated: the test of these queries writes it anew with --update=all.

-- blankHistoryOf
update "ride_history"
set "detail" = detail - 'values'
where "detail" is not null and "ride_id" in ($1, $2);

-- blankRidesOfGuests
update "rides"
set
  "rider_name" = $1,
  "rider_phone" = $2,
  "rider_email" = $3,
  "pickup_location" = $4,
  "pickup_lat" = $5,
  "pickup_lng" = $6,
  "dropoff_location" = $7,
  "dropoff_lat" = $8,
  "dropoff_lng" = $9,
  "stops" = $10,
  "flight_number" = $11,
  "all_aboard" = $12,
  "notes" = $13,
  "child_ages" = $14,
  "no_code_reason" = $15,
  "room" = $16,
  "pickup_near" = $17,
  "dropoff_near" = $18,
  "booked_from" = $19,
  "blanked_at" = $20,
  "updated_at" = $21,
  "tracking_code" = '# removed ' || id,
  "booking_mark" = 'blanked ' || id,
  "version" = "version" + $22
where
  "id" in (
    select "id"
    from "rides"
    where "blanked_at" is null and "rider_id" is null and "ride_datetime" < $23
    order by "ride_datetime"
    limit $24
    for update skip locked
  )
returning "id";

-- blankRidesOfRider
-- as in blankRidesOfGuests: update "rides" to …k" = 'blanked ' || id, "version" = "version" + $22
where "rider_id" = $23 and "blanked_at" is null;

-- countRidesOfGuests
select "ride_datetime"
from "rides"
where "blanked_at" is null and "rider_id" is null
order by "ride_datetime"
limit $1;
select count(*) as "due"
from "rides"
where "blanked_at" is null and "rider_id" is null and "ride_datetime" < $1;

-- deleteClaimCodesOf
delete from "claim_codes"
where "account_id" = $1;

-- listOpenBookingCodes
select "tracking_code"
from "rides"
where "rider_id" = $1 and "status" in ($2, $3, $4)
order by "id";

-- releaseUnprovedClaims
update "rides"
set "rider_id" = $1, "updated_at" = $2, "version" = "version" + $3
where
  "rider_id" = $4
  and "claimed_at" is null
  and exists (select from ride_history where ride_id = rides.id and action = 'claim' and actor_id = $5)
  and not exists (
    select
    from accounts
    where accounts.id = $6 and email_confirmed_at is not null and email_key = lower(rides.rider_email)
  );
