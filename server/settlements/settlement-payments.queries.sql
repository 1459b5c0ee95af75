-- Generated: the test of these queries writes it anew with --update=all.

-- findOpposite
select "id"
from "settlement_payments"
where "takes_back" = $1;

-- findPayment
select *
from "settlement_payments"
where "id" = $1;

-- insertParts
insert into "settlement_payment_parts" ("payment_id", "settlement_id", "usd_cents", "xcg_cents")
values ($1, $2, $3, $4);

-- insertPayment
insert into "settlement_payments" ("driver_id", "paid_on", "how", "reference", "made_by", "made_at")
values ($1, $2, $3, $4, $5, $6)
returning "id";

-- listOpenSettlements
select
  "settlements"."id",
  "driver_id",
  "last_day",
  sum(moved.usd)::integer as "usd_cents",
  sum(moved.xcg)::integer as "xcg_cents"
from
  (
    select "id", "owed_usd_cents" as "usd", "owed_xcg_cents" as "xcg"
    from "settlements"
    union all
    select "settlement_id" as "id", "usd_cents" as "usd", "xcg_cents" as "xcg"
    from "settlement_corrections"
    union all
    select "settlement_id" as "id", "usd_cents" as "usd", "xcg_cents" as "xcg"
    from "settlement_entries"
    union all
    select "settlement_id" as "id", - usd_cents as "usd", - xcg_cents as "xcg"
    from "settlement_payment_parts"
  ) as "moved"
  inner join "settlements" on "settlements"."id" = "moved"."id"
where driver_id = any ($1::int[])
group by "settlements"."id", "driver_id", "last_day"
having sum(moved.usd) <> 0 or sum(moved.xcg) <> 0
order by "last_day";

-- listParts
select "settlement_id", "usd_cents", "xcg_cents"
from "settlement_payment_parts"
where "payment_id" = $1
order by "settlement_id";

-- listPayments
select
  "payment".*,
  "part"."settlement_id",
  "part"."usd_cents",
  "part"."xcg_cents",
  "accounts"."first_name",
  "accounts"."last_name",
  "opposite"."id" as "taken_back_by"
from
  "settlement_payment_parts" as "part"
  inner join "settlement_payments" as "payment" on "payment"."id" = "part"."payment_id"
  inner join "accounts" on "accounts"."id" = "payment"."made_by"
  left join "settlement_payments" as "opposite" on "opposite"."takes_back" = "payment"."id"
where part.settlement_id = any ($1::int[])
order by "payment"."id";
