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
  "email",
  "email_confirmed_at"
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
  "rides"."flight_number",
  "rides"."notes",
  "rides"."child_seat",
  "rides"."wheelchair",
  "rides"."id",
  "rides"."reference",
  "rides"."tracking_code",
  "rides"."status",
  "rides"."rider_id",
  "rides"."booked_by",
  "rides"."rider_name",
  "rides"."rider_phone",
  "rides"."rider_email",
  "rides"."language",
  "rides"."pickup_location",
  "rides"."pickup_lat",
  "rides"."pickup_lng",
  "rides"."dropoff_location",
  "rides"."dropoff_lat",
  "rides"."dropoff_lng",
  "rides"."pickup_near",
  "rides"."dropoff_near",
  "rides"."stops",
  "rides"."ride_datetime",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."distance_m",
  "rides"."duration_min",
  "rides"."distance_source",
  "rides"."fare_cents",
  "rides"."breakdown",
  "rides"."tariff_id",
  "rides"."vehicle_type",
  "rides"."vehicle_asked",
  "rides"."zone",
  "rides"."driver_id",
  "rides"."assigned_at",
  "rides"."accepted_at",
  "rides"."set_out_at",
  "rides"."arrived_at",
  "rides"."picked_up_at",
  "rides"."started_at",
  "rides"."completed_at",
  "rides"."ended_at",
  "rides"."expected_at",
  "rides"."expected_as_of",
  "rides"."start_check",
  "rides"."no_code_reason",
  "rides"."stars",
  "rides"."paid_by",
  "rides"."tip_cents",
  "rides"."tip_xcg_cents",
  "rides"."closing_id",
  "rides"."link_cents",
  "rides"."link_given_back_cents",
  "rides"."deposit_cents",
  "rides"."deposit_due_at",
  "rides"."no_show_fee_cents",
  "rides"."partner_id",
  "rides"."room",
  "rides"."by_guests_link",
  "rides"."statement_id",
  "rides"."other_way_id",
  "rides"."booking_mark",
  "rides"."booked_from",
  "rides"."held",
  "rides"."whatsapp_consent",
  "rides"."time_told_at",
  "rides"."proved_by",
  "rides"."claimed_at",
  "rides"."undo_until",
  "rides"."undo_by",
  "rides"."blanked_at",
  "rides"."imported_at",
  "rides"."version",
  "rides"."trip_version",
  "rides"."created_at",
  "rides"."updated_at",
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
  left join "flight_board" on "flight_board"."id" = 1
where
  "rides"."rider_phone" = $1
  and rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress')
order by
  "rides"."ride_datetime"
limit
  $2;

-- listRidesOfPhone
select
  "rides"."flight_number",
  "rides"."notes",
  "rides"."child_seat",
  "rides"."wheelchair",
  "rides"."id",
  "rides"."reference",
  "rides"."tracking_code",
  "rides"."status",
  "rides"."rider_id",
  "rides"."booked_by",
  "rides"."rider_name",
  "rides"."rider_phone",
  "rides"."rider_email",
  "rides"."language",
  "rides"."pickup_location",
  "rides"."pickup_lat",
  "rides"."pickup_lng",
  "rides"."dropoff_location",
  "rides"."dropoff_lat",
  "rides"."dropoff_lng",
  "rides"."pickup_near",
  "rides"."dropoff_near",
  "rides"."stops",
  "rides"."ride_datetime",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."distance_m",
  "rides"."duration_min",
  "rides"."distance_source",
  "rides"."fare_cents",
  "rides"."breakdown",
  "rides"."tariff_id",
  "rides"."vehicle_type",
  "rides"."vehicle_asked",
  "rides"."zone",
  "rides"."driver_id",
  "rides"."assigned_at",
  "rides"."accepted_at",
  "rides"."set_out_at",
  "rides"."arrived_at",
  "rides"."picked_up_at",
  "rides"."started_at",
  "rides"."completed_at",
  "rides"."ended_at",
  "rides"."expected_at",
  "rides"."expected_as_of",
  "rides"."start_check",
  "rides"."no_code_reason",
  "rides"."stars",
  "rides"."paid_by",
  "rides"."tip_cents",
  "rides"."tip_xcg_cents",
  "rides"."closing_id",
  "rides"."link_cents",
  "rides"."link_given_back_cents",
  "rides"."deposit_cents",
  "rides"."deposit_due_at",
  "rides"."no_show_fee_cents",
  "rides"."partner_id",
  "rides"."room",
  "rides"."by_guests_link",
  "rides"."statement_id",
  "rides"."other_way_id",
  "rides"."booking_mark",
  "rides"."booked_from",
  "rides"."held",
  "rides"."whatsapp_consent",
  "rides"."time_told_at",
  "rides"."proved_by",
  "rides"."claimed_at",
  "rides"."undo_until",
  "rides"."undo_by",
  "rides"."blanked_at",
  "rides"."imported_at",
  "rides"."version",
  "rides"."trip_version",
  "rides"."created_at",
  "rides"."updated_at",
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
  left join "flight_board" on "flight_board"."id" = 1
where
  "rides"."rider_phone" = $1
order by
  "rides"."created_at" desc
limit
  $2;
