-- readBookingFacts
/* kept plan */
with
  asked as materialized (
    select
      $1::text as mark,
      $2::timestamptz as same_since,
      $3::text as address,
      $4::text as phone,
      $5::timestamptz as since,
      $6::timestamptz as until,
      $7::timestamptz as proved_since,
      $8::int as rider_id,
      $9::int as partner_id
  )
select
  (
    select
      jsonb_agg(nextval(pg_get_serial_sequence('rides', 'id')))
    from
      generate_series(1, $10::int)
  ) as ids,
  (
    select
      coalesce(jsonb_agg(distinct drawn), '[]')
    from
      unnest($11::text[]) as drawn
    where
      not exists (
        select
        from
          rides
        where
          reference = drawn
      )
  ) as references,
  (
    select
      id
    from
      rides
    where
      booking_mark = (
        select
          mark
        from
          asked
      )
      and created_at >= (
        select
          same_since
        from
          asked
      )
      and status <> 'Cancelled'
    order by
      created_at desc
    limit
      1
  ) as same,
  (
    select
      count(*)::int
    from
      rides
    where
      booked_from = (
        select
          address
        from
          asked
      )
      and created_at > (
        select
          since
        from
          asked
      )
      and created_at <= (
        select
          until
        from
          asked
      )
  ) as from_address,
  exists (
    select
    from
      trusted_networks
    where
      address_hash = (
        select
          address
        from
          asked
      )
  ) as trusted,
  (
    select
      count(*)::int
    from
      rides
    where
      rider_phone = (
        select
          phone
        from
          asked
      )
      and rider_id is null
      and booked_by is null
      and status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress')
  ) as open,
  exists (
    select
    from
      rides
    where
      rider_phone = (
        select
          phone
        from
          asked
      )
      and created_at >= (
        select
          proved_since
        from
          asked
      )
      and proved_by = 'phone'
  ) as proved,
  (
    select
      count(*)::int
    from
      rides
    where
      partner_id = (
        select
          partner_id
        from
          asked
      )
      and by_guests_link
      and status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress')
  ) as open_by_link,
  (
    select
      jsonb_build_object(
        'first_name',
        first_name,
        'last_name',
        last_name,
        'phone',
        phone,
        'email',
        email,
        'language',
        language,
        'held',
        pg_advisory_xact_lock(hashtextextended ('mails to ' || lower(email), 0))::text
      )
    from
      accounts
    where
      id = (
        select
          rider_id
        from
          asked
      )
  ) as passenger,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('endpoint', endpoint, 'language', language)
          order by
            endpoint
        ),
        '[]'
      )
    from
      push_subscriptions
    where
      account_id = (
        select
          rider_id
        from
          asked
      )
  ) as browsers,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'endpoint',
            p.endpoint,
            'language',
            p.language,
            'license_expires_on',
            d.license_expires_on,
            'permit_expires_on',
            d.permit_expires_on,
            'insurance_expires_on',
            d.insurance_expires_on,
            'inspection_expires_on',
            d.inspection_expires_on,
            'season_permit_ends_on',
            d.season_permit_ends_on,
            'papers_override_until',
            d.papers_override_until
          )
          order by
            p.endpoint
        ),
        '[]'
      )
    from
      push_subscriptions p
      join drivers d on d.account_id = p.account_id
      join accounts a on a.id = p.account_id
    where
      d.approved_at is not null
      and d.on_shift
      and not d.inactive
      and a.state = 'active'
      and a.role = 'driver'
  ) as pool_browsers,
  (
    select
      name
    from
      partners
    where
      id = (
        select
          partner_id
        from
          asked
      )
  ) as partner_name,
  company.pay_links,
  company.start_code as start_code_on,
  company.change_hours,
  jsonb_build_object(
    'airport',
    profile -> 'airport_wait_minutes',
    'pier',
    profile -> 'pier_wait_minutes',
    'other',
    profile -> 'other_wait_minutes'
  ) as waits
from
  company_profile as company
where
  company.id = 1;

-- storeBooking
/* kept plan */
with
  ride as (
    insert into
      rides (id, reference, status)
    overriding system value
    values
      ($1, $2, $3)
    returning
      id
  ),
  line as (
    insert into
      ride_history (ride_id, actor_id, actor, action, to_status, at)
    select
      id,
      $4::int,
      $5::text,
      'book',
      $6::text,
      $7::timestamptz
    from
      ride
  ),
  event as (
    insert into
      events (type, ride_id, audience, at)
    select
      'ride.created',
      id,
      $8::jsonb,
      $9::timestamptz
    from
      ride
  ),
  past as (
    select
      coalesce(sum(messages), 0) >= $10::int as it
    from
      recipient_counts
    where
      recipient = recipient_mark ($11::text)
      and purpose = 'mail'
      and hour > $12::timestamptz
      and hour <= $13::timestamptz
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
        failed_at,
        last_error
      )
    select
      ride.id,
      one.*,
      case
        when one.channel = 'email'
        and past.it then one.created_at
      end,
      case
        when one.channel = 'email'
        and past.it then $14::text
      end
    from
      ride,
      past,
      jsonb_to_recordset($15::jsonb) as one (
        kind text,
        channel text,
        recipient text,
        language text,
        payload jsonb,
        next_attempt_at timestamptz,
        created_at timestamptz,
        capped boolean
      )
  ),
  answered as (
    update idempotency_keys
    set
      status = $16::int,
      body = $17::text
    from
      ride
    where
      caller = $18::text
      and key = $19::text
  )
select
  id,
  case
    when current_setting('trupial.alone', true) = 'yes' then pg_notify ('trupial_events', '')::text
  end as noticed
from
  ride;
