-- findSteppedRide
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
  ) as "is_on_offer",
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id',
            person.id,
            'email',
            person.email,
            'phone',
            person.phone,
            'language',
            person.language,
            'active',
            person.state = 'active',
            'browsers',
            (
              select
                coalesce(
                  jsonb_agg(
                    jsonb_build_object('endpoint', endpoint, 'language', browser.language)
                    order by
                      endpoint
                  ),
                  '[]'
                )
              from
                push_subscriptions as browser
              where
                browser.account_id = person.id
            )
          )
        ),
        '[]'
      )
    from
      accounts as person
    where
      person.id in (rides.rider_id, rides.driver_id, $1::int)
  ) as "step_people",
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('id', other.id, 'rider_id', other.rider_id, 'driver_id', other.driver_id)
          order by
            other.id
        ),
        '[]'
      )
    from
      rides as other
    where
      other.driver_id in (rides.driver_id, $2::int)
      and other.status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress')
      and (
        other.status in ('PickedUp', 'InProgress')
        or other.set_out_at is not null
        or other.arrived_at is not null
      )
  ) as "step_followed_rides",
  (
    select
      count(*)::int
    from
      rides as other
    where
      other.driver_id = rides.driver_id
      and other.status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress')
  ) as "step_open_rides",
  (
    select
      actor
    from
      ride_history
    where
      ride_id = rides.id
      and action in ('assign', 'reassign')
    order by
      id desc
    limit
      1
  ) as "step_last_giver",
  exists (
    select
    from
      outbox
    where
      ride_id = rides.id
      and channel = 'email'
      and kind in ('booked', 'pay_link')
      and lower(recipient) = lower(
        coalesce(
          rides.rider_email,
          (
            select
              email
            from
              accounts
            where
              id = rides.rider_id
          )
        )
      )
      and last_error = $3::text
      and sent_again_at is null
  ) as "step_booking_withheld"
from
  "rides"
  left join "drivers" on "drivers"."account_id" = "rides"."driver_id"
  left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
  left join "ride_flights" on "ride_flights"."ride_id" = "rides"."id"
  left join "flight_board" on "flight_board"."id" = 1
where
  "rides"."id" = $4;

-- storeStep
/* kept plan */
with
  line as (
    insert into
      ride_history (ride_id, actor_id, actor, action, from_status, to_status, driver_id, detail, at)
    values
      ($1::int, $2::int, $3::text, $4::text, $5::text, $6::text, $7::int, $8::jsonb, $9::timestamptz)
  ),
  event as (
    insert into
      events (type, ride_id, driver_id, audience, at)
    select
      one.*,
      $10::timestamptz
    from
      jsonb_to_recordset($11::jsonb) as one (type text, ride_id int, driver_id int, audience jsonb)
  ),
  told as (
    insert into
      outbox (
        ride_id,
        kind,
        channel,
        recipient,
        language,
        payload,
        next_attempt_at,
        created_at,
        capped,
        account_id,
        failed_at,
        last_error
      )
    select
      $12::int,
      one.*
    from
      jsonb_to_recordset($13::jsonb) as one (
        kind text,
        channel text,
        recipient text,
        language text,
        payload jsonb,
        next_attempt_at timestamptz,
        created_at timestamptz,
        capped boolean,
        account_id int,
        failed_at timestamptz,
        last_error text
      )
  )
select
  case
    when current_setting('trupial.alone', true) = 'yes' then pg_notify ('trupial_events', '')::text
  end as noticed;
