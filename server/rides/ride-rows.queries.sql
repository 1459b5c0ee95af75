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
  "drivers"."on_shift" as "driver_on_shift",
  "drivers"."shares_location" as "driver_shares_location",
  (
    select
      start_code
    from
      company_profile
    where
      company_profile.id = 1
  ) as "start_code_on",
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
  "drivers"."on_shift" as "driver_on_shift",
  "drivers"."shares_location" as "driver_shares_location",
  (
    select
      start_code
    from
      company_profile
    where
      company_profile.id = 1
  ) as "start_code_on",
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
where
  "rides"."tracking_code" = $1;

-- findSharedPosition
select
  "lat",
  "lng",
  "located_at"
from
  "drivers"
where
  "account_id" = $1
  and "shares_location" = $2
  and "on_shift" = $3;

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
