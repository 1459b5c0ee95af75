-- Generated: the test of these queries writes it anew with --update=all.

-- countDealUses
select
  count(distinct least(rides.id, coalesce(rides.other_way_id, rides.id)))::int as "all",
  count(distinct least(rides.id, coalesce(rides.other_way_id, rides.id))) filter (
    where rider_id = $1::int or rider_phone = $2::text
  )::int as "mine"
from "rides"
where
  "deal_id" = $3
  and "status" not in ($4, $5)
  and ($6::int is null or (id <> $7 and other_way_id is distinct from $8));

-- findDeal
select
  "id",
  "kind",
  "names",
  "code",
  "partner_id",
  "level",
  "percent",
  "off_cents",
  "minimum_cents",
  "trips",
  "valid_from",
  "valid_until",
  "most_uses",
  "most_per_person",
  "is_on"
from "deals"
where "id" = $1;

-- findDealByCode
-- as in findDeal: select "id", "kind", "names", "code", "partner_id"… to from "deals"
where "code" = $1;

-- findDealsOf
-- as in findDeal: select "id", "kind", "names", "code", "partner_id"… to from "deals"
where
  "is_on" = $1
  and ("valid_from" is null or "valid_from" <= $2)
  and ("valid_until" is null or "valid_until" >= $3)
order by "id";

-- hasRidden
select "id"
from "rides"
where
  (
    "rider_id" = $1
    or "rider_phone" = (select "phone" from "accounts" where "accounts"."id" = $2 and "phone" <> $3)
  )
  and "status" not in ($4, $5)
  and ($6::int is null or (id <> $7 and other_way_id is distinct from $8))
limit $9;
