-- Generated: the test of these queries writes it anew with --update=all.

-- findLastStatedDay
select max(completed_at at time zone interval '-04:00')::date as "day"
from "rides"
where "statement_id" is not null;

-- insertTaxRate
insert into "tax_rates" ("valid_from", "hundredths", "created_by", "created_at")
values ($1, $2, $3, $4)
returning "id";

-- listCountingTaxRates
select "id", "valid_from", "hundredths"
from "tax_rates"
where "withdrawn_at" is null
order by "valid_from", "id";

-- listTaxRateRows
select "tax_rates".*, "accounts"."first_name", "accounts"."last_name"
from "tax_rates" inner join "accounts" on "accounts"."id" = "tax_rates"."created_by"
order by "valid_from" desc, "tax_rates"."id" desc;

-- withdrawTaxRateRow
update "tax_rates"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where "id" = $3 and "withdrawn_at" is null;
