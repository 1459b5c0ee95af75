-- Generated: the test of these queries writes it anew with --update=all.

-- listDriverCorrections
select "settlement_id", "usd_cents", "xcg_cents", "made_at" as "at"
from "settlement_corrections"
where "made_at" >= $1 and "made_at" < $2
order by "made_at", "id";

-- listDriverEntries
select "kind", "usd_cents", "xcg_cents", "made_at" as "at", "accounts"."first_name", "accounts"."last_name"
from "driver_entries" inner join "accounts" on "accounts"."id" = "driver_entries"."driver_id"
where
  "correction_id" is null
  and "cash_refund_id" is null
  and "ride_id" is null
  and "made_at" >= $1
  and "made_at" < $2
order by "made_at", "driver_entries"."id";

-- listDriverPayments
select "settlement_id", "usd_cents", "xcg_cents", "payment"."how", "payment"."made_at" as "at"
from
  "settlement_payment_parts" as "part"
  inner join "settlement_payments" as "payment" on "payment"."id" = "part"."payment_id"
where "payment"."made_at" >= $1 and "payment"."made_at" < $2
order by "payment"."made_at", "payment"."id", "settlement_id";

-- listHandIns
select "id", "received_usd_cents", "received_xcg_cents", handed_in_at as "at"
from "shift_closings"
where "handed_in_at" >= $1 and "handed_in_at" < $2
order by "handed_in_at", "id";

-- listNotedPayments
select
  "statement"."number",
  "entry"."cents",
  "entry"."made_at" as "at",
  coalesce("entry"."how", "wrong"."how") as "how"
from
  "statement_entries" as "entry"
  inner join "partner_statements" as "statement" on "statement"."id" = "entry"."statement_id"
  left join "statement_entries" as "wrong" on "wrong"."id" = "entry"."takes_back"
where ("entry"."kind" = $1 or "wrong"."kind" = $2) and "entry"."made_at" >= $3 and "entry"."made_at" < $4
order by "entry"."made_at", "entry"."id";

-- listPaidLinks
select
  "link"."purpose",
  "link"."amount_cents",
  "rides"."reference",
  "statement"."number",
  link.paid_at as "at"
from
  "pay_links" as "link"
  left join "rides" on "rides"."id" = "link"."ride_id"
  left join "partner_statements" as "statement" on "statement"."id" = "link"."statement_id"
where "link"."paid_at" >= $1 and "link"."paid_at" < $2
order by "link"."paid_at", "link"."id";

-- listReferences
select "id", "reference"
from "rides"
where id = any ($1::int[]);

-- listRefunds
select
  "link"."purpose",
  "refund"."amount_cents",
  "rides"."reference",
  "statement"."number",
  "refund"."made_at" as "at"
from
  "pay_link_refunds" as "refund"
  inner join "pay_links" as "link" on "link"."id" = "refund"."pay_link_id"
  left join "rides" on "rides"."id" = "link"."ride_id"
  left join "partner_statements" as "statement" on "statement"."id" = "link"."statement_id"
where "refund"."state" <> $1 and "refund"."made_at" >= $2 and "refund"."made_at" < $3
order by "refund"."made_at", "refund"."id";

-- listRents
select
  "driver_rents"."id",
  "driver_id",
  "valid_from",
  "cents",
  "accounts"."first_name",
  "accounts"."last_name"
from "driver_rents" inner join "accounts" on "accounts"."id" = "driver_rents"."driver_id"
where "withdrawn_at" is null;

-- listRidesToBook
select
  "id",
  "driver_id",
  "reference",
  "link_cents",
  "tip_cents",
  "paid_by",
  "also_paid_by",
  "also_cents",
  "unpaid_reason",
  "deal_cents",
  (rides.fare_cents - rides.corrected_cents) as "fare_cents",
  completed_at as "at"
from "rides"
where "status" = $1 and "completed_at" >= $2 and "completed_at" < $3
order by "completed_at", "id";

-- listSettledCommissions
select
  (line ->> 'ride_id')::integer as ride_id,
  round((line ->> 'percent')::numeric * 100)::integer as hundredths
from settlements, jsonb_array_elements(lines) line
where first_day <= $1 and last_day >= $2;

-- listStatementNumbers
select "id", "number"
from "partner_statements"
where id = any ($1::int[]);

-- listVehicleCosts
select "cost"."paid_by", "cost"."usd_cents", "cost"."xcg_cents", "cost"."made_at" as "at", "vehicles"."plate"
from "vehicle_costs" as "cost" inner join "vehicles" on "vehicles"."id" = "cost"."vehicle_id"
where "cost"."paid_by" in ($1, $2) and "cost"."made_at" >= $3 and "cost"."made_at" < $4
order by "cost"."made_at", "cost"."id";
