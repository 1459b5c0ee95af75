-- Generated: the test of these queries writes it anew with --update=all.

-- countFares
select
  (completed_at at time zone interval '-04:00')::date as "day",
  (rides.fare_cents - rides.corrected_cents) as "fare_cents",
  count(*) as "rides"
from "rides"
where "status" = $1 and "completed_at" >= $2 and "completed_at" < $3
group by (completed_at at time zone interval '-04:00')::date, (rides.fare_cents - rides.corrected_cents)
order by (completed_at at time zone interval '-04:00')::date, (rides.fare_cents - rides.corrected_cents);

-- listCashRefundsOfRides
select "ride_id", "cents", "usd_cents", "driver_id", "made_at"
from "cash_refunds"
where ride_id = any ($1::int[])
order by "made_at", "id";

-- listCreditedStatements
select distinct "statement_id"
from "statement_movements"
where "kind" in ($1, $2) and "at" >= $3 and "at" < $4
order by "statement_id";

-- listLinksOfRides
select "id", ride_id as "ride_id", "amount_cents", "applied_cents"
from "pay_links"
where ride_id = any ($1::int[]) and "paid_at" is not null and "purpose" in ($2, $3)
order by "paid_at", "id";

-- listRefundsOfRides
select "link"."id" as "link_id", link.ride_id as "ride_id", "refund"."amount_cents", "refund"."made_at"
from "pay_link_refunds" as "refund" inner join "pay_links" as "link" on "link"."id" = "refund"."pay_link_id"
where link.ride_id = any ($1::int[]) and "refund"."state" <> $2
order by "refund"."made_at", "refund"."id";

-- listRidesGivenBack
select "id", "fare_cents", (completed_at at time zone interval '-04:00')::date as "day"
from "rides"
where
  "status" = $1
  and (
    exists (
      select "refund"."id"
      from
        "pay_link_refunds" as "refund"
        inner join "pay_links" as "link" on "link"."id" = "refund"."pay_link_id"
      where
        "link"."ride_id" = "rides"."id"
        and "refund"."state" <> $2
        and "refund"."made_at" >= $3
        and "refund"."made_at" < $4
    )
    or exists (
      select "cash_refunds"."id"
      from "cash_refunds"
      where
        "cash_refunds"."ride_id" = "rides"."id"
        and "cash_refunds"."made_at" >= $5
        and "cash_refunds"."made_at" < $6
    )
  )
order by "id";
