-- Generated: the test of these queries writes it anew with --update=all.

-- findDriverToSettle
select
  "accounts"."id",
  "accounts"."first_name",
  "accounts"."last_name",
  "accounts"."email",
  "accounts"."language"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where "drivers"."account_id" = $1
for no key update of "drivers";

-- findRate
select "commission_rates".*, "accounts"."first_name", "accounts"."last_name"
from "commission_rates" inner join "accounts" on "accounts"."id" = "commission_rates"."created_by"
where "commission_rates"."id" = $1;

-- findSettlement
select
  "settlements"."id",
  "driver_id",
  "first_day",
  "last_day",
  "closed_at",
  "rides",
  "fare_cents",
  "tip_cents",
  "cash_usd_cents",
  "cash_xcg_cents",
  "card_cents",
  "not_recorded_cents",
  "commission_cents",
  "handed_usd_cents",
  "handed_xcg_cents",
  "owed_usd_cents",
  "owed_xcg_cents",
  "accounts"."first_name",
  "accounts"."last_name",
  "closer"."first_name" as "closer_first_name",
  "closer"."last_name" as "closer_last_name",
  (
    select coalesce(sum("usd_cents"), 0)::integer
    from "settlement_corrections"
    where settlement_id = settlements.id
  ) as "corrections_usd_cents",
  (
    select coalesce(sum("xcg_cents"), 0)::integer
    from "settlement_corrections"
    where settlement_id = settlements.id
  ) as "corrections_xcg_cents",
  (
    select coalesce(sum("usd_cents"), 0)::integer
    from "settlement_entries"
    where settlement_id = settlements.id
  ) as "entries_usd_cents",
  (
    select coalesce(sum("xcg_cents"), 0)::integer
    from "settlement_entries"
    where settlement_id = settlements.id
  ) as "entries_xcg_cents",
  (
    select coalesce(sum("usd_cents"), 0)::integer
    from "settlement_payment_parts"
    where settlement_id = settlements.id
  ) as "paid_usd_cents",
  (
    select coalesce(sum("xcg_cents"), 0)::integer
    from "settlement_payment_parts"
    where settlement_id = settlements.id
  ) as "paid_xcg_cents",
  "lines"
from
  "settlements"
  inner join "accounts" on "accounts"."id" = "settlements"."driver_id"
  inner join "accounts" as "closer" on "closer"."id" = "settlements"."closed_by"
where "settlements"."id" = $1;

-- insertCorrection
insert into
  "settlement_corrections" ("settlement_id", "usd_cents", "xcg_cents", "reason", "made_by", "made_at")
values ($1, $2, $3, $4, $5, $6);

-- insertRate
insert into "commission_rates" ("valid_from", "hundredths", "created_by", "created_at")
values ($1, $2, $3, $4)
returning "id";

-- insertSettlement
insert into
  "settlements" (
    "driver_id",
    "first_day",
    "last_day",
    "closed_at",
    "closed_by",
    -- as in findSettlement: "rides" to "owed_xcg_cents"
    "lines"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
returning "id";

-- listCorrections
select "settlement_corrections".*, "accounts"."first_name", "accounts"."last_name"
from "settlement_corrections" inner join "accounts" on "accounts"."id" = "settlement_corrections"."made_by"
where "settlement_id" in ($1, $2)
order by "settlement_corrections"."id";

-- listOverlapping
select
  -- as in findSettlement: "settlements"."id" to …ettlement_id = settlements.id) as "paid_xcg_cents"
from
  "settlements"
  inner join "accounts" on "accounts"."id" = "settlements"."driver_id"
  inner join "accounts" as "closer" on "closer"."id" = "settlements"."closed_by"
where settlements.driver_id = any ($1::int[]) and "first_day" <= $2 and "last_day" >= $3
order by "first_day";

-- listRates
select "commission_rates".*, "accounts"."first_name", "accounts"."last_name"
from "commission_rates" inner join "accounts" on "accounts"."id" = "commission_rates"."created_by"
order by "valid_from" desc, "commission_rates"."id" desc;

-- listRidesToSettle
select
  "id",
  "driver_id",
  "reference",
  "paid_by",
  "link_cents",
  "link_given_back_cents",
  "tip_cents",
  "tip_xcg_cents",
  "also_paid_by",
  "also_cents",
  "xcg_step",
  "unpaid_reason",
  "deal_cents",
  completed_at as "completed_at",
  (fare_cents - corrected_since_settlement_cents) as "fare_cents"
from "rides"
where driver_id = any ($1::int[]) and "status" = $2 and "completed_at" >= $3 and "completed_at" < $4
order by "completed_at", "id";

-- listSettledDays
select "driver_id", "first_day", "last_day"
from "settlements"
where driver_id = any ($1::int[]);

-- listSettledRides
select
  rides.id as ride_id,
  settlements.id as settlement_id,
  round((line ->> 'percent')::numeric * 100)::integer as hundredths
from
  rides
  join settlements on settlements.driver_id = rides.driver_id
  and (rides.completed_at at time zone interval '-04:00')::date between first_day and last_day
  cross join jsonb_array_elements(settlements.lines) line
where rides.id = any ($1::int[]) and (line ->> 'ride_id')::integer = rides.id;

-- listSettlements
-- as in listOverlapping: select "settlements"."id", "driver_id", "first_day… to …oser" on "closer"."id" = "settlements"."closed_by"
where "settlements"."driver_id" = $1 and "settlements"."id" < $2
order by "settlements"."id" desc
limit $3;

-- listSettlementsInFull
-- as in findSettlement: select "settlements"."id", "driver_id", "first_day… to …oser" on "closer"."id" = "settlements"."closed_by"
where "settlements"."driver_id" = $1 and "settlements"."id" < $2
order by "settlements"."id" desc
limit $3;

-- lockDriversToSettle
select "account_id"
from "drivers"
where account_id = any ($1::int[])
order by "account_id"
for no key update;

-- sumHandedIn
select
  "driver_id",
  coalesce(sum(received_usd_cents), 0)::integer as "usd_cents",
  coalesce(sum(received_xcg_cents), 0)::integer as "xcg_cents"
from "shift_closings"
where driver_id = any ($1::int[]) and "handed_in_at" >= $2 and "handed_in_at" < $3
group by "driver_id";

-- withdrawRateRow
update "commission_rates"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where "id" = $3 and "withdrawn_at" is null and "valid_from" > $4;
