-- Generated: the test of these queries writes it anew with --update=all.

-- keepDriverPositions
with
  taken as (
    select *
    from
      unnest(
        $1::integer[],
        $2::integer[],
        $3::double precision[],
        $4::double precision[],
        $5::text[],
        $6::timestamptz[]
      ) as one (id, version, lat, lng, name, at)
  ),
  due as (
    select taken.*
    from taken join drivers on account_id = taken.id
    where drivers.version = taken.version and on_shift and shares_location
  ),
  free as (
    select account_id
    from drivers
    where account_id in (select id from due)
    order by account_id
    for no key update skip locked
  ),
  moved as (
    update drivers
    set
      lat = due.lat,
      lng = due.lng,
      location_name = due.name,
      located_at = due.at,
      last_active_at = greatest(last_active_at, due.at)
    from due join free on free.account_id = due.id
    where drivers.account_id = due.id and drivers.version = due.version and on_shift and shares_location
    returning drivers.account_id
  )
select due.id
from due left join moved on moved.account_id = due.id
where moved.account_id is null;

-- listStandings
select account_id as id, version, on_shift and shares_location as shares
from drivers join accounts on accounts.id = account_id
where account_id = any ($1::integer[]) and approved_at is not null and accounts.state <> 'deleted';
