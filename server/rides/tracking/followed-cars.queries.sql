-- Generated: the test of these queries writes it anew with --update=all.

-- listFollowed
select coalesce(json_agg(one), '[]') as found
from
  (
    select
      rides.id,
      rides.rider_id,
      rides.driver_id,
      rides.status,
      set_out_at,
      arrived_at,
      picked_up_at,
      exists (
        select
        from dispatch_offers
        where dispatch_offers.ride_id = rides.id and outcome is null
      ) as is_on_offer,
      drivers.version,
      on_shift,
      shares_location
    from rides join drivers on drivers.account_id = rides.driver_id
    where
      rides.status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress')
      and rides.driver_id = any ($1::integer[])
    union
    select
      rides.id,
      rides.rider_id,
      rides.driver_id,
      rides.status,
      set_out_at,
      arrived_at,
      picked_up_at,
      exists (
        select
        from dispatch_offers
        where dispatch_offers.ride_id = rides.id and outcome is null
      ) as is_on_offer,
      drivers.version,
      on_shift,
      shares_location
    from rides join drivers on drivers.account_id = rides.driver_id
    where
      rides.status in ('Assigned', 'Accepted', 'PickedUp', 'InProgress')
      and rides.id = any ($2::integer[])
  ) as one;
