-- blankAlertsAbout
update "outbox"
set
  "payload" = payload || $1::jsonb
where
  "ride_id" in (
    select
      rides.id
    from
      rides
    where
      rides.rider_id = $2
  );

-- blankHistoryOf
update "ride_history"
set
  "detail" = detail - 'values'
where
  "detail" is not null
  and "ride_id" in ($1, $2);

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
  "pickup_near" = $10,
  "dropoff_near" = $11,
  "stops" = $12,
  "notes" = $13,
  "no_code_reason" = $14,
  "flight_number" = $15,
  "booked_from" = $16,
  "room" = $17,
  "blanked_at" = $18,
  "updated_at" = $19,
  "tracking_code" = '# removed ' || id,
  "booking_mark" = 'blanked ' || id,
  "version" = "version" + $20
where
  "id" in (
    select
      "id"
    from
      "rides"
    where
      "blanked_at" is null
      and "rider_id" is null
      and "ride_datetime" < $21
    order by
      "ride_datetime"
    limit
      $22
    for update
      skip locked
  )
returning
  "id";

-- blankRidesOfRider
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
  "pickup_near" = $10,
  "dropoff_near" = $11,
  "stops" = $12,
  "notes" = $13,
  "no_code_reason" = $14,
  "flight_number" = $15,
  "booked_from" = $16,
  "room" = $17,
  "blanked_at" = $18,
  "updated_at" = $19,
  "tracking_code" = '# removed ' || id,
  "booking_mark" = 'blanked ' || id,
  "version" = "version" + $20
where
  "rider_id" = $21
  and "blanked_at" is null;

-- countRidesOfGuests
select
  "ride_datetime"
from
  "rides"
where
  "blanked_at" is null
  and "rider_id" is null
order by
  "ride_datetime"
limit
  $1;
select
  count(*) as "due"
from
  "rides"
where
  "blanked_at" is null
  and "rider_id" is null
  and "ride_datetime" < $1;

-- deleteMessagesAbout
delete from "outbox"
where
  "ride_id" in (
    select
      rides.id
    from
      rides
    where
      rides.rider_id = $1
  )
  and (
    "kind" not in ($2, $3, $4, $5, $6, $7)
    or "sent_at" is not null
    or "failed_at" is not null
  );

-- listOpenBookingCodes
select
  "tracking_code"
from
  "rides"
where
  "rider_id" = $1
  and "status" in ($2, $3, $4)
order by
  "id";

-- releaseUnprovedClaims
update "rides"
set
  "rider_id" = $1,
  "updated_at" = $2,
  "version" = "version" + $3
where
  "rider_id" = $4
  and "claimed_at" is null
  and exists (
    select
    from
      ride_history
    where
      ride_id = rides.id
      and action = 'claim'
      and actor_id = $5
  )
  and not exists (
    select
    from
      accounts
    where
      accounts.id = $6
      and email_confirmed_at is not null
      and email_key = lower(rides.rider_email)
  );
