-- Generated: the test of these queries writes it anew with --update=all.

-- selectRides
select
  "rides"."id",
  "rides"."reference",
  "rides"."status",
  "rides"."created_at",
  "rides"."updated_at",
  "rides"."ride_datetime",
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
  "rides"."stops",
  "rides"."passenger_count",
  "rides"."luggage_count",
  "rides"."flight_number",
  "rides"."all_aboard",
  "rides"."notes",
  "rides"."child_seat",
  "rides"."child_ages",
  "rides"."wheelchair",
  "rides"."wheelchair_folds",
  "rides"."vehicle_type",
  "rides"."vehicle_asked",
  "rides"."zone",
  "rides"."wait_minutes",
  "rides"."distance_m",
  "rides"."duration_min",
  "rides"."distance_source",
  "rides"."fare_cents",
  "rides"."breakdown",
  "rides"."tariff_id",
  "rides"."driver_id",
  "rides"."assigned_at",
  "rides"."accepted_at",
  "rides"."set_out_at",
  "rides"."arrived_at",
  "rides"."arrived_far_m",
  "rides"."picked_up_at",
  "rides"."started_at",
  "rides"."wait_began_at",
  "rides"."wait_ended_at",
  "rides"."completed_at",
  "rides"."ended_at",
  "rides"."start_check",
  "rides"."no_code_reason",
  "rides"."stars",
  "rides"."paid_by",
  "rides"."tip_cents",
  "rides"."tip_xcg_cents",
  "rides"."also_paid_by",
  "rides"."also_cents",
  "rides"."xcg_step",
  "rides"."unpaid_reason",
  "rides"."closing_id",
  "rides"."link_cents",
  "rides"."link_given_back_cents",
  "rides"."tip_link_cents",
  "rides"."cash_given_back_cents",
  "rides"."deposit_cents",
  "rides"."deposit_due_at",
  "rides"."no_show_fee_cents",
  "rides"."partner_id",
  "rides"."room",
  "rides"."by_guests_link",
  "rides"."statement_id",
  "rides"."other_way_id",
  "rides"."proved_by",
  "rides"."claimed_at",
  "rides"."whatsapp_consent",
  "rides"."blanked_at",
  "rides"."imported_at",
  "rides"."version",
  "rides"."corrected_cents",
  "rides"."corrected_since_statement_cents",
  "rides"."corrected_since_settlement_cents",
  "rides"."deal_id",
  "rides"."deal_cents",
  "rides"."tracking_code",
  "rides"."pickup_near",
  "rides"."dropoff_near",
  "rides"."expected_at",
  "rides"."expected_as_of",
  "rides"."booking_mark",
  "rides"."booked_from",
  "rides"."held",
  "rides"."time_told_at",
  "rides"."undo_until",
  "rides"."undo_by",
  "rides"."trip_version",
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
  (select start_code from company_profile where company_profile.id = 1) as "start_code_on",
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
    from company_profile
    where company_profile.id = 1
  ) as "waits",
  (select change_hours from company_profile where company_profile.id = 1) as "change_hours",
  (select name from partners where partners.id = rides.partner_id) as "partner_name",
  (
    select jsonb_build_object('id', contracts.id, 'name', contracts.name)
    from contract_rides join contracts on contracts.id = contract_rides.contract_id
    where contract_rides.ride_id = rides.id
  ) as "contract",
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
    from rides as other
    where other.id = rides.other_way_id
  ) as "other_way",
  exists (
    select "dispatch_offers"."id"
    from "dispatch_offers"
    where "dispatch_offers"."ride_id" = "rides"."id" and "dispatch_offers"."outcome" is null
  ) as "is_on_offer"
from
  "rides"
  left join "drivers" on "drivers"."account_id" = "rides"."driver_id"
  left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
  left join "ride_flights" on "ride_flights"."ride_id" = "rides"."id"
  left join "flight_board" on "flight_board"."id" = 1;

-- findDriverPast
select
  exists (
    select
    from "ride_refusals" as past
    where past.ride_id = rides.id and past.driver_id = $1
  ) as "refused",
  exists (
    select
    from "ride_hidings" as past
    where past.ride_id = rides.id and past.driver_id = $2
  ) as "hidden",
  exists (select from "ride_history" as past where past.ride_id = rides.id and past.driver_id = $3) as "had"
from "rides"
where "rides"."id" = $4;

-- findRide
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where rides.id = $1;

-- findRideByCode
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where rides.tracking_code = $1;

-- findRideDriver
select
  "account_id",
  "version",
  "driver_portraits"."mark" as "portrait",
  "vehicle_type",
  "languages",
  "rating_sum",
  "rating_count",
  "lat",
  "lng",
  "location_name",
  "located_at",
  "shares_location",
  "on_shift"
from "drivers" left join "driver_portraits" on "driver_portraits"."driver_id" = "drivers"."account_id"
where "account_id" = $1;

-- findRideOfDriver
-- as in findRide: select "rides"."id", "rides"."reference", "rides".… to where rides.id = $1;
-- as in findDriverPast: select exists (select from "ride_refusals" as past… to where "rides"."id" = $4;

-- findRideWithRefusals
select
  -- as in selectRides: "rides"."id" to …spatch_offers"."outcome" is null) as "is_on_offer"
  array(select driver_id from "ride_refusals" as past where past.ride_id = rides.id) as "refused_by",
  array(select driver_id from "ride_hidings" as past where past.ride_id = rides.id) as "hidden_from"
-- as in findRide: from "rides" left join "drivers" on "drivers"."acc… to where rides.id = $1;

-- listPoolStandings
select
  "rides"."id",
  "rides"."status",
  "rides"."held",
  "rides"."driver_id",
  (
    select max(at)
    from ride_history as line
    where line.ride_id = rides.id and line.from_status = 'Pending' and line.to_status <> 'Pending'
  ) as "left_pool_at",
  (
    select
      jsonb_agg(
        jsonb_build_object(
          'id',
          asking.id,
          'joined_at',
          asking.created_at,
          'refused',
          exists (
            select
            from "ride_refusals" as past
            where past.ride_id = rides.id and past.driver_id = asking.id
          ),
          'hidden',
          exists (
            select
            from "ride_hidings" as past
            where past.ride_id = rides.id and past.driver_id = asking.id
          ),
          'had',
          exists (
            select
            from "ride_history" as past
            where past.ride_id = rides.id and past.driver_id = asking.id
          )
        )
      )
    from accounts as asking
    where asking.id = any ($1::int[])
  ) as "pool_drivers"
from "rides"
where "rides"."id" = $2;

-- listRideStatuses
select "id", "status"
from "rides"
where "id" = any ($1::int[]);
