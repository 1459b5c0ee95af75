-- Generated: the test of these queries writes it anew with --update=all.

-- findDriverEntry
select *
from "driver_entries"
where "id" = $1;

-- findDriverRate
select *
from "driver_commission_rates"
where "id" = $1;

-- findEntryOfCost
select *
from "driver_entries"
where "vehicle_cost_id" = $1;

-- findEntryOfRefund
select *
from "driver_entries"
where "refund_id" = $1;

-- findOppositeEntry
select "id"
from "driver_entries"
where "takes_back" = $1;

-- findRent
select *
from "driver_rents"
where "id" = $1;

-- findTipEntry
select "driver_id"
from "driver_entries"
where "pay_link_id" = $1 and "refund_id" is null and "takes_back" is null;

-- insertDriverEntry
insert into
  "driver_entries" ("driver_id", "kind", "day", "usd_cents", "xcg_cents", "note", "made_by", "made_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning "id";

-- insertDriverRate
insert into "driver_commission_rates" ("driver_id", "valid_from", "created_by", "created_at", "hundredths")
values ($1, $2, $3, $4, $5)
returning "id";

-- insertRent
insert into "driver_rents" ("driver_id", "valid_from", "created_by", "created_at", "cents")
values ($1, $2, $3, $4, $5)
returning "id";

-- insertSettlementEntries
insert into "settlement_entries" ("settlement_id", "kind", "day", "usd_cents", "xcg_cents", "note", "rent_id")
values ($1, $2, $3, $4, $5, $6, $7);

-- listAllDriverRates
select
  "rate".*,
  "maker"."first_name",
  "maker"."last_name",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name",
  null as "vehicle_id",
  null as "partner_id",
  null as "channel",
  null as "last_day",
  null as "plate",
  null as "partner_name",
  '' as "reason"
from
  "driver_commission_rates" as "rate"
  inner join "accounts" as "maker" on "maker"."id" = "rate"."created_by"
  inner join "accounts" as "driver" on "driver"."id" = "rate"."driver_id"
order by "valid_from" desc, "rate"."id" desc;

-- listCountingDriverRates
select "id", "driver_id", "valid_from", "hundredths", "created_at"
from "driver_commission_rates"
where "withdrawn_at" is null;

-- listCountingRents
select "id", "driver_id", "valid_from", "cents"
from "driver_rents"
where driver_id = any ($1::int[]) and "withdrawn_at" is null;

-- listDriverEntries
select
  "entry".*,
  "accounts"."first_name",
  "accounts"."last_name",
  "settled"."settlement_id",
  "opposite"."id" as "taken_back_by"
from
  "driver_entries" as "entry"
  left join "accounts" on "accounts"."id" = "entry"."made_by"
  left join "settlement_entries" as "settled" on "settled"."entry_id" = "entry"."id"
  left join "driver_entries" as "opposite" on "opposite"."takes_back" = "entry"."id"
where "entry"."driver_id" = $1
order by "entry"."id" desc
limit $2;

-- listDriverRates
select "driver_commission_rates".*, "accounts"."first_name", "accounts"."last_name"
from
  "driver_commission_rates"
  inner join "accounts" on "accounts"."id" = "driver_commission_rates"."created_by"
where "driver_id" = $1
order by "valid_from" desc, "driver_commission_rates"."id" desc;

-- listDriversOfRefunds
select "entry"."refund_id"
from
  "driver_entries" as "entry"
  left join "driver_entries" as "opposite" on "opposite"."takes_back" = "entry"."id"
where entry.refund_id = any ($1::int[]) and "opposite"."id" is null;

-- listDriversToSettle
select "accounts"."id", "accounts"."first_name", "accounts"."last_name"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
order by "accounts"."first_name", "accounts"."last_name", "accounts"."id";

-- listEntriesToSettle
select
  "entry"."id",
  "driver_id",
  "entry"."kind",
  "entry"."day",
  "entry"."usd_cents",
  "entry"."xcg_cents",
  "entry"."note"
from
  "driver_entries" as "entry"
  left join "settlement_entries" as "settled" on "settled"."entry_id" = "entry"."id"
where driver_id = any ($1::int[]) and "entry"."day" <= $2 and "settled"."id" is null
order by "entry"."day", "entry"."id";

-- listPaymentEntries
select "ride_id", "usd_cents"
from "driver_entries"
where ride_id = any ($1::int[]);

-- listRents
select "driver_rents".*, "accounts"."first_name", "accounts"."last_name"
from "driver_rents" inner join "accounts" on "accounts"."id" = "driver_rents"."created_by"
where "driver_id" = $1
order by "valid_from" desc, "driver_rents"."id" desc;

-- listRidesSince
select
  "rides"."id",
  "rides"."fare_cents",
  "rides"."deal_cents",
  "settlements"."id" as "settlement_id",
  "first_day",
  "last_day",
  "accounts"."first_name",
  "accounts"."last_name",
  rides.driver_id as "driver_id",
  rides.completed_at as "completed_at"
from
  "rides"
  inner join "accounts" on "accounts"."id" = "rides"."driver_id"
  left join "settlements" on "settlements"."driver_id" = "rides"."driver_id"
  and (rides.completed_at at time zone interval '-04:00')::date between first_day and last_day
where "status" = $1 and "completed_at" >= $2 and "rides"."driver_id" = $3
order by "settlements"."id";

-- listSettledRents
select "rent"."id" as "rent_id", "settled"."day"
from
  "settlement_entries" as "settled"
  inner join "driver_rents" as "rent" on "rent"."id" = "settled"."rent_id"
where driver_id = any ($1::int[]);

-- listSettlementEntries
select *
from "settlement_entries"
where settlement_id = any ($1::int[])
order by "day", "id";

-- withdrawDated
update "driver_rents"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where "id" = $3 and "withdrawn_at" is null and "valid_from" > $4;
