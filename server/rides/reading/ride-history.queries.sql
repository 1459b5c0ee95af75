-- countRidesOfPhone
select
  count(*) as "rides"
from
  "rides"
where
  "rider_phone" = $1;

-- findRiderByPhone
select
  "first_name",
  "last_name",
  "email"
from
  "accounts"
where
  "phone" = $1
  and "role" = $2
  and "state" = $3
order by
  "id" desc
limit
  $4;

-- listHistory
select
  "ride_history"."id",
  "ride_history"."at",
  "ride_history"."action",
  "ride_history"."from_status",
  "ride_history"."to_status",
  "ride_history"."actor" as "actor_kind",
  "ride_history"."driver_id",
  "ride_history"."detail",
  "actor"."first_name" as "actor_first_name",
  "actor"."last_name" as "actor_last_name",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name"
from
  "ride_history"
  left join "accounts" as "actor" on "actor"."id" = "ride_history"."actor_id"
  left join "accounts" as "driver" on "driver"."id" = "ride_history"."driver_id"
where
  "ride_history"."ride_id" = $1
order by
  "ride_history"."id";

-- listOpenRidesOfPhone
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
  "rides"."rider_phone" = $1
  and rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress')
order by
  "rides"."ride_datetime"
limit
  $2;

-- listRidesOfPhone
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
  "rides"."rider_phone" = $1
order by
  "rides"."created_at" desc
limit
  $2;
