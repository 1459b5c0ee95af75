-- countEndedRides
select
  sum("rides") as "rides"
from
  "ride_totals"
where
  "status" in ($1);

-- countPool
select
  count(*) as "rides"
from
  "rides"
where
  rides.status = 'Pending'
  and not rides.held
  and not exists (
    select
      1
    from
      ride_refusals
    where
      ride_refusals.ride_id = rides.id
      and ride_refusals.driver_id = $1
  );

-- countRides
select
  count(*) as "rides"
from
  "rides"
where
  rides.status in ('Pending');

-- findPapersOf
select
  "drivers"."license_expires_on",
  "drivers"."permit_expires_on",
  "drivers"."insurance_expires_on",
  "drivers"."inspection_expires_on",
  "drivers"."season_permit_ends_on",
  "drivers"."papers_override_until"
from
  "drivers"
where
  "account_id" = $1;

-- listAnyRidesOfDriver
select
  /* kept plan */
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
  "rides"."driver_id" = $1
  and rides.status in ('Pending')
  and ("rides"."completed_at", rides.id) < ($2, $3)
order by
  "rides"."completed_at" desc,
  "rides"."id" desc
limit
  $4;

-- listPool
select
  /* kept plan */
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
  rides.status = 'Pending'
  and not rides.held
  and not exists (
    select
      1
    from
      ride_refusals
    where
      ride_refusals.ride_id = rides.id
      and ride_refusals.driver_id = $1
  )
  and ("rides"."ride_datetime", rides.id) < ($2, $3)
order by
  "rides"."ride_datetime" desc,
  "rides"."id" desc
limit
  $4;

-- listPoolUntil
select
  /* kept plan */
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
  rides.status = 'Pending'
  and not rides.held
  and not exists (
    select
      1
    from
      ride_refusals
    where
      ride_refusals.ride_id = rides.id
      and ride_refusals.driver_id = $1
  )
  and "rides"."ride_datetime" < $2
  and ("rides"."ride_datetime", rides.id) < ($3, $4)
order by
  "rides"."ride_datetime" desc,
  "rides"."id" desc
limit
  $5;

-- listRides
select
  /* kept plan */
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
  rides.status in ('Pending')
  and ("rides"."ride_datetime", rides.id) < ($1, $2)
order by
  "rides"."ride_datetime" desc,
  "rides"."id" desc
limit
  $3;

-- listRidesDue
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
  "rides"."ride_datetime" >= $1
  and "rides"."ride_datetime" < $2
  and rides.status in ('Pending')
order by
  "rides"."ride_datetime",
  "rides"."id";

-- listRidesOfDriver
select
  /* kept plan */
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
  "rides"."driver_id" = $1
  and not exists (
    select
      1
    from
      ride_hidings
    where
      ride_hidings.ride_id = rides.id
      and ride_hidings.driver_id = $2
  )
  and rides.status in ('Pending')
  and ("rides"."ride_datetime", rides.id) < ($3, $4)
order by
  "rides"."ride_datetime" desc,
  "rides"."id" desc
limit
  $5;

-- listRidesOfRider
select
  /* kept plan */
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
  "rides"."rider_id" = $1
  and ("rides"."ride_datetime", rides.id) < ($2, $3)
order by
  "rides"."ride_datetime" desc,
  "rides"."id" desc
limit
  $4;

-- listRidesSoonest
select
  /* kept plan */
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
  rides.status in ('Pending')
  and ("rides"."ride_datetime", rides.id) > ($1, $2)
order by
  "rides"."ride_datetime" asc,
  "rides"."id" asc
limit
  $3;
