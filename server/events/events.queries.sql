-- Generated: the test of these queries writes it anew with --update=all.

-- findLastViewers
select "audience"
from "events"
where "ride_id" = $1
order by "id" desc
limit $2;

-- findLogBounds
select
  (
    coalesce(
      (
        select open
        from pg_snapshot_xip(pg_current_snapshot()) as open
        where
          not exists (
            select
            from pg_stat_get_activity (null) as session
            where
              session.backend_xid = open::xid
              and session.datid <> (select oid from pg_database where datname = current_database())
          )
        order by open
        limit 1
      ),
      pg_snapshot_xmax(pg_current_snapshot())
    )
  )::text as horizon,
  pg_snapshot_xmax(pg_current_snapshot())::text as "end",
  oldest.xid::text as xid,
  oldest.id as id,
  oldest.opened_at
from
  (select 1) as here
  left join (
    select xid, id, audience ->> 'horizon' as opened_at
    from events
    order by xid, id
    limit 1
  ) as oldest on true;

-- findViewers
select "rider_id", "driver_id", "status", "held"
from "rides"
where "id" = $1;

-- forgetFutureEvents
delete from events
where xid >= pg_snapshot_xmax(pg_current_snapshot());

-- insertDriverEvent
insert into events (type, driver_id, audience, at)
select
  $1,
  $2::integer,
  jsonb_build_object(
    'rides',
    coalesce(
      (
        select jsonb_agg(jsonb_build_object('rideId', id, 'riderId', rider_id) order by id)
        from rides
        where
          driver_id = $2::integer
          and status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress')
          and (
            not $3::boolean
            or status in ('PickedUp', 'InProgress')
            or set_out_at is not null
            or arrived_at is not null
          )
      ),
      '[]'
    )
  ),
  $4::timestamptz
returning
  case
    when current_setting('trupial.alone', true) = 'yes' then pg_notify ('trupial_events', '')::text
  end as noticed;

-- insertEvent
insert into "events" ("type", "ride_id", "driver_id", "audience", "at")
values ($1, $2, $3, $4, $5)
returning
  case
    when current_setting('trupial.alone', true) = 'yes' then pg_notify ('trupial_events', '')::text
  end as "noticed";

-- insertMoves
insert into events (type, driver_id, audience, at)
select
  'driver.changed',
  driver.id,
  jsonb_build_object(
    'rides',
    coalesce(
      (
        select jsonb_agg(jsonb_build_object('rideId', id, 'riderId', rider_id) order by id)
        from rides
        where
          driver_id = driver.id
          and status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress')
          and (
            not true
            or status in ('PickedUp', 'InProgress')
            or set_out_at is not null
            or arrived_at is not null
          )
      ),
      '[]'
    )
  ),
  $2::timestamptz
from unnest($1::integer[]) as driver (id);

-- listEventsAfter
select
  xid::text as "xid",
  "id",
  "type",
  "ride_id",
  "driver_id",
  "audience",
  xid < (
    select
      -- as in findLogBounds: coalesce((select open from pg_snapshot_xip(pg_curr…
  ) as "settled"
from "events"
where (xid, id) > ($1::xid8, $2::bigint)
order by "events"."xid", "events"."id"
limit $3;

-- openLog
insert into events (type, audience, at)
select 'log.opened', jsonb_build_object('horizon', pg_snapshot_xmin(pg_current_snapshot())::text), $1
where not exists (select from events);

-- trimEvents
delete from events using (select xid, id from events where at < $1 order by xid desc, id desc limit 1) as mark
where (events.xid, events.id) < (mark.xid, mark.id);
