-- Generated: the test of these queries writes it anew with --update=all.

-- insertFareCorrection
insert into
  "fare_corrections" (
    "ride_id",
    "from_cents",
    "to_cents",
    "reason",
    "statement_id",
    "settlement_id",
    "made_by",
    "made_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning "id";

-- listCorrectionsMade
select
  "correction"."ride_id",
  "correction"."from_cents",
  "correction"."to_cents",
  "correction"."statement_id",
  "correction"."made_at" as "at",
  "rides"."driver_id",
  "rides"."reference",
  "rides"."link_cents",
  "rides"."paid_by",
  "rides"."also_paid_by",
  "rides"."also_cents",
  "rides"."unpaid_reason",
  "rides"."deal_cents",
  rides.completed_at as "completed_at"
from "fare_corrections" as "correction" inner join "rides" on "rides"."id" = "correction"."ride_id"
where "correction"."made_at" >= $1 and "correction"."made_at" < $2
order by "correction"."made_at", "correction"."id";

-- listCorrectionsOfRide
select
  "correction".*,
  "accounts"."first_name",
  "accounts"."last_name",
  "credit"."note_number",
  "next"."number" as "next_number",
  "entry"."usd_cents" as "driver_cents"
from
  "fare_corrections" as "correction"
  inner join "accounts" on "accounts"."id" = "correction"."made_by"
  left join "statement_entries" as "credit" on "credit"."correction_id" = "correction"."id"
  left join "statement_corrections" as "billed" on "billed"."correction_id" = "correction"."id"
  left join "partner_statements" as "next" on "next"."id" = "billed"."statement_id"
  left join "driver_entries" as "entry" on "entry"."correction_id" = "correction"."id"
where "correction"."ride_id" = $1
order by "correction"."id";
