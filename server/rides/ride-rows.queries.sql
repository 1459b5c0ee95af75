-- findDriverPast
select
  exists (
    select
      "ride_id"
    from
      "ride_refusals"
    where
      "ride_id" = $1
      and "driver_id" = $2
  ) as "refused",
  exists (
    select
      "ride_id"
    from
      "ride_hidings"
    where
      "ride_id" = $3
      and "driver_id" = $4
  ) as "hidden",
  exists (
    select
      "id"
    from
      "ride_history"
    where
      "ride_id" = $5
      and "driver_id" = $6
  ) as "had";

-- findRide
select
  "rides".*,
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name",
  "driver"."username" as "driver_username",
  "driver"."phone" as "driver_phone",
  "drivers"."vehicle_name" as "driver_vehicle",
  "drivers"."plate" as "driver_plate",
  "drivers"."vehicle_type" as "driver_vehicle_type",
  "drivers"."on_shift" as "driver_on_shift",
  "drivers"."shares_location" as "driver_shares_location",
  "ride_flights"."asked_number" as "flight_asked_number",
  "ride_flights"."number" as "flight_board_number",
  "ride_flights"."direction" as "flight_direction",
  "ride_flights"."state" as "flight_state",
  "ride_flights"."scheduled_at" as "flight_scheduled_at",
  "ride_flights"."estimated_at" as "flight_estimated_at",
  "ride_flights"."booked_for" as "flight_booked_for",
  "ride_flights"."pickup_at" as "flight_pickup_at",
  "flight_board"."read_at" as "flight_read_at",
  "flight_board"."failing_since" as "flight_failing_since",
  (
    select
      start_code
    from
      company_profile
    where
      company_profile.id = 1
  ) as "start_code_on",
  (
    select
      jsonb_build_object(
        'airport',
        profile -> 'airport_wait_minutes',
        'pier',
        profile -> 'pier_wait_minutes',
        'other',
        profile -> 'other_wait_minutes'
      )
    from
      company_profile
    where
      company_profile.id = 1
  ) as "waits",
  (
    select
      change_hours
    from
      company_profile
    where
      company_profile.id = 1
  ) as "change_hours",
  (
    select
      name
    from
      partners
    where
      partners.id = rides.partner_id
  ) as "partner_name",
  (
    select
      jsonb_build_object(
        'id',
        other.id,
        'reference',
        other.reference,
        'tracking_code',
        other.tracking_code,
        'ride_datetime',
        other.ride_datetime,
        'fare_cents',
        other.fare_cents
      )
    from
      rides as other
    where
      other.id = rides.other_way_id
  ) as "other_way",
  exists (
    select
      "dispatch_offers"."id"
    from
      "dispatch_offers"
    where
      "dispatch_offers"."ride_id" = "rides"."id"
      and "dispatch_offers"."outcome" is null
  ) as "is_on_offer"
from
  "rides"
  left join "drivers" on "drivers"."account_id" = "rides"."driver_id"
  left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
  left join "ride_flights" on "ride_flights"."ride_id" = "rides"."id"
  left join "flight_board" on true
where
  "rides"."id" = $1;

-- findRideByCode
select
  "rides".*,
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name",
  "driver"."username" as "driver_username",
  "driver"."phone" as "driver_phone",
  "drivers"."vehicle_name" as "driver_vehicle",
  "drivers"."plate" as "driver_plate",
  "drivers"."vehicle_type" as "driver_vehicle_type",
  "drivers"."on_shift" as "driver_on_shift",
  "drivers"."shares_location" as "driver_shares_location",
  "ride_flights"."asked_number" as "flight_asked_number",
  "ride_flights"."number" as "flight_board_number",
  "ride_flights"."direction" as "flight_direction",
  "ride_flights"."state" as "flight_state",
  "ride_flights"."scheduled_at" as "flight_scheduled_at",
  "ride_flights"."estimated_at" as "flight_estimated_at",
  "ride_flights"."booked_for" as "flight_booked_for",
  "ride_flights"."pickup_at" as "flight_pickup_at",
  "flight_board"."read_at" as "flight_read_at",
  "flight_board"."failing_since" as "flight_failing_since",
  (
    select
      start_code
    from
      company_profile
    where
      company_profile.id = 1
  ) as "start_code_on",
  (
    select
      jsonb_build_object(
        'airport',
        profile -> 'airport_wait_minutes',
        'pier',
        profile -> 'pier_wait_minutes',
        'other',
        profile -> 'other_wait_minutes'
      )
    from
      company_profile
    where
      company_profile.id = 1
  ) as "waits",
  (
    select
      change_hours
    from
      company_profile
    where
      company_profile.id = 1
  ) as "change_hours",
  (
    select
      name
    from
      partners
    where
      partners.id = rides.partner_id
  ) as "partner_name",
  (
    select
      jsonb_build_object(
        'id',
        other.id,
        'reference',
        other.reference,
        'tracking_code',
        other.tracking_code,
        'ride_datetime',
        other.ride_datetime,
        'fare_cents',
        other.fare_cents
      )
    from
      rides as other
    where
      other.id = rides.other_way_id
  ) as "other_way",
  exists (
    select
      "dispatch_offers"."id"
    from
      "dispatch_offers"
    where
      "dispatch_offers"."ride_id" = "rides"."id"
      and "dispatch_offers"."outcome" is null
  ) as "is_on_offer"
from
  "rides"
  left join "drivers" on "drivers"."account_id" = "rides"."driver_id"
  left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
  left join "ride_flights" on "ride_flights"."ride_id" = "rides"."id"
  left join "flight_board" on true
where
  "rides"."tracking_code" = $1;

-- findRideDriver
select
  "driver_portraits"."mark" as "portrait",
  "vehicle_type",
  "languages",
  "rating_sum",
  "rating_count",
  "lat",
  "lng",
  "located_at",
  "shares_location",
  "on_shift"
from
  "drivers"
  left join "driver_portraits" on "driver_portraits"."driver_id" = "drivers"."account_id"
where
  "account_id" = $1;

-- wasInPoolOf
select
  "ride_history"."id"
from
  "ride_history"
  inner join "accounts" on "accounts"."id" = $1
  and "accounts"."created_at" <= "ride_history"."at"
where
  "ride_history"."ride_id" = $2
  and "ride_history"."from_status" = $3
  and "ride_history"."to_status" != $4
  and "ride_history"."at" >= $5
limit
  $6;
