-- Generated: the test of these queries writes it anew with --update=all.

-- findAreaIds
select "id"
from "areas"
order by "id";

-- insertAgreedRate
insert into
  "partner_rates" ("partner_id", "from_area", "to_area", "price_cents", "valid_from", "added_by", "added_at")
values ($1, $2, $3, $4, $5, $6, $7);

-- listAgreedRateRows
select "id", "from_area", "to_area", "price_cents", "valid_from"
from "partner_rates"
where "partner_id" = $1 and "removed_at" is null
order by "valid_from" desc, "id" desc;

-- removeAgreedRateRow
update "partner_rates"
set "removed_at" = $1
where "id" = $2 and "removed_at" is null
returning "partner_id", "from_area", "to_area", "price_cents", "valid_from";
