-- Generated: the test of these queries writes it anew with --update=all.

-- listRidesWaiting
select
  "id",
  (
    select id
    from pay_links
    where
      pay_links.ride_id = rides.id
      and pay_links.sent_at is not null
      and pay_links.paid_at is null
      and pay_links.amount_cents = least(fare_cents - link_cents, greatest($1::integer, deposit_cents - link_cents))
    order by id
    limit 1
  ) is not null as "asked",
  (
    select id
    from pay_links
    where pay_links.ride_id = rides.id and pay_links.state = 'open'
    order by id
    limit 1
  ) as "open_link",
  (
    select id
    from pay_links
    where pay_links.ride_id = rides.id and pay_links.paid_at is null and pay_links.next_check_at is not null
    order by id
    limit 1
  ) is not null as "unsettled"
from "rides"
where
  "held" = $2
  and "status" = $3
  and "deposit_due_at" is not null
  and (
    not $4::boolean
    or "deposit_due_at" <= $5
    or deposit_due_at > ride_datetime - $6::integer * interval '1 hour'
    or link_cents >= least(deposit_cents, fare_cents - $7::integer + 1)
    or not (
      (
        select id
        from pay_links
        where
          pay_links.ride_id = rides.id
          and pay_links.sent_at is not null
          and pay_links.paid_at is null
          and pay_links.amount_cents = least(fare_cents - link_cents, greatest($8::integer, deposit_cents - link_cents))
        order by id
        limit 1
      ) is not null
    )
  )
order by "deposit_due_at"
limit $9;
