-- Generated: the test of these queries writes it anew with --update=all.

-- findLastCheck
select "day", "checked_at", "faults"
from "books_checks"
order by "day" desc
limit $1;

-- listDifferences
select id, kept::bigint::text as kept, found::bigint::text as found
from
  (
    select
      coalesce(totals.driver_id, counted.driver_id) as id,
      coalesce(totals.fare_cents, 0) as kept,
      coalesce(counted.fare_cents, 0) as found
    from
      (
        select driver_id, sum(fare_cents) as fare_cents
        from ride_totals
        where status = 'Completed'
        group by driver_id
      ) totals
      full join (
        select coalesce(driver_id, 0) as driver_id, sum(fare_cents) as fare_cents
        from rides
        where status = 'Completed'
        group by coalesce(driver_id, 0)
      ) counted on counted.driver_id = totals.driver_id
  ) as sums
where kept <> found
order by id
limit $1;

-- saveCheck
insert into "books_checks" ("day", "checked_at", "faults")
values ($1, $2, $3)
on conflict ("day") do update
set "checked_at" = $4, "faults" = $5;
