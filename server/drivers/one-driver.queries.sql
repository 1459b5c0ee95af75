-- Generated: the test of these queries writes it anew with --update=all.

-- findSomeDrivers
select
  drivers.account_id,
  drivers.vehicle_type,
  drivers.vehicle_name,
  drivers.plate,
  drivers.license_number,
  drivers.license_expires_on,
  drivers.permit_expires_on,
  drivers.insurance_expires_on,
  drivers.inspection_expires_on,
  drivers.season_permit_ends_on,
  drivers.papers_override_until,
  drivers.papers_override_reason,
  drivers.papers_override_by,
  drivers.languages,
  drivers.approved_at,
  drivers.inactive,
  drivers.on_shift,
  drivers.shares_location,
  drivers.lat,
  drivers.lng,
  drivers.location_name,
  drivers.located_at,
  drivers.last_active_at,
  drivers.rating_sum,
  drivers.rating_count,
  drivers.version,
  drivers.updated_at,
  drivers.vehicle_id,
  drivers.out_of_service,
  overrider.first_name as override_first_name,
  overrider.last_name as override_last_name,
  accounts.username,
  accounts.first_name,
  accounts.last_name,
  accounts.phone,
  accounts.email,
  accounts.state,
  completed.rides as rides_completed,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id',
            id,
            'reference',
            reference,
            'status',
            status,
            'pickup_location',
            pickup_location,
            'dropoff_location',
            dropoff_location,
            'dropoff_lat',
            dropoff_lat,
            'dropoff_lng',
            dropoff_lng,
            'ride_datetime',
            ride_datetime,
            'duration_min',
            duration_min,
            'picked_up_at',
            picked_up_at,
            'driver_id',
            driver_id
          )
          order by ride_datetime, id
        ),
        '[]'
      )
    from rides
    where driver_id = drivers.account_id and status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress')
  ) as rides,
  (
    select count(*)
    from rides
    where
      driver_id = drivers.account_id
      and ride_datetime >= $2
      and ride_datetime < $3
      and status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress', 'Completed', 'NoShow')
  ) as rides_today,
  (
    select jsonb_build_object('ride_id', ride_id, 'expires_at', expires_at)
    from
      dispatch_offers
      join rides on rides.id = ride_id
      and rides.driver_id = dispatch_offers.driver_id
      and rides.status = 'Assigned'
    where dispatch_offers.driver_id = drivers.account_id and outcome is null
    limit 1
  ) as offer,
  (
    select
      jsonb_build_object(
        'ride_id',
        ride_id,
        'expires_at',
        expires_at,
        'asked',
        (
          select count(*)
          from round_offers as others
          where others.ride_id = round_offers.ride_id and others.offered_at = round_offers.offered_at
        )
      )
    from round_offers join rides on rides.id = ride_id and rides.status = 'Pending'
    where round_offers.driver_id = drivers.account_id and outcome is null
  ) as round,
  (select driver_changes_wait from company_profile where company_profile.id = 1) as changes_wait,
  (
    select coalesce(jsonb_agg(to_jsonb(one) order by one.id), '[]')
    from driver_changes as one
    where
      one.driver_id = drivers.account_id
      and not exists (
        select
        from driver_changes as later
        where later.driver_id = one.driver_id and later.field = one.field and later.id > one.id
      )
  ) as changes
from
  drivers
  join accounts on accounts.id = drivers.account_id
  left join ride_totals as completed on completed.driver_id = drivers.account_id
  and completed.status = 'Completed'
  left join accounts as overrider on overrider.id = drivers.papers_override_by
where accounts.state <> 'deleted' and drivers.approved_at is not null and drivers.account_id = $1::integer;
