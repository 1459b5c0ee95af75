-- listRidesWaiting
select
  "id",
  (
    select
      id
    from
      pay_links
    where
      pay_links.ride_id = rides.id
      and pay_links.sent_at is not null
    order by
      id
    limit
      1
  ) is not null as "asked",
  (
    select
      id
    from
      pay_links
    where
      pay_links.ride_id = rides.id
      and pay_links.state = 'open'
    order by
      id
    limit
      1
  ) as "open_link",
  (
    select
      id
    from
      pay_links
    where
      pay_links.ride_id = rides.id
      and pay_links.paid_at is null
      and pay_links.next_check_at is not null
    order by
      id
    limit
      1
  ) is not null as "unsettled"
from
  "rides"
where
  "held" = $1
  and "status" = $2
  and "deposit_due_at" is not null
  and (
    not $3::boolean
    or "deposit_due_at" <= $4
    or deposit_due_at > ride_datetime - $5::integer * interval '1 hour'
    or link_cents >= least(deposit_cents, fare_cents - $6::integer + 1)
    or not (
      (
        select
          id
        from
          pay_links
        where
          pay_links.ride_id = rides.id
          and pay_links.sent_at is not null
        order by
          id
        limit
          1
      ) is not null
    )
  )
order by
  "deposit_due_at"
limit
  $7;
