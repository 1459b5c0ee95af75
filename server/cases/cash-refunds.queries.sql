-- Generated: the test of these queries writes it anew with --update=all.

-- insertCashRefund
insert into
  "cash_refunds" (
    "case_id",
    "ride_id",
    "usd_cents",
    "xcg_cents",
    "cents",
    "driver_id",
    "reason",
    "made_by",
    "made_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning "id";

-- listCashRefunds
select
  "refund".*,
  "maker"."first_name",
  "maker"."last_name",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name"
from
  "cash_refunds" as "refund"
  inner join "accounts" as "maker" on "maker"."id" = "refund"."made_by"
  left join "accounts" as "driver" on "driver"."id" = "refund"."driver_id"
where "refund"."ride_id" = $1
order by "refund"."id";

-- lockRideToRefund
select
  "id",
  "reference",
  "status",
  "fare_cents",
  "paid_by",
  "link_cents",
  "driver_id",
  "link_given_back_cents",
  "cash_given_back_cents"
from "rides"
where "id" = $1
for update;
