-- Generated: the test of these queries writes it anew with --update=all.

-- countGoodKeys
select count(*) as "keys"
from "partner_keys"
where "partner_id" = $1 and "withdrawn_at" is null;

-- findGoodKey
select
  "partner_keys"."id",
  "partner_keys"."partner_id",
  "partner_keys"."scopes",
  "partner_keys"."last_used_at",
  "partner_keys"."last_used_from",
  "partners"."language"
from "partner_keys" inner join "partners" on "partners"."id" = "partner_keys"."partner_id"
where "partner_keys"."hash" = $1 and "partner_keys"."withdrawn_at" is null and "partners"."active" = $2;

-- findKey
select "partner_id"
from "partner_keys"
where "id" = $1;

-- insertKey
insert into "partner_keys" ("partner_id", "name", "scopes", "hash", "begins_with", "made_by", "made_at")
values ($1, $2, $3, $4, $5, $6, $7)
returning "id";

-- listKeys
select
  "partner_keys"."id",
  "partner_keys"."name",
  "partner_keys"."scopes",
  "partner_keys"."begins_with",
  "partner_keys"."made_at",
  "partner_keys"."withdrawn_at",
  "partner_keys"."last_used_at",
  "partner_keys"."last_used_from",
  "maker"."first_name" as "maker_first_name",
  "maker"."last_name" as "maker_last_name",
  "withdrawer"."first_name" as "withdrawer_first_name",
  "withdrawer"."last_name" as "withdrawer_last_name",
  (
    select count(*)::integer
    from ride_history
    where ride_history.partner_key_id = partner_keys.id and ride_history.action = 'book'
  ) as "rides_booked"
from
  "partner_keys"
  inner join "accounts" as "maker" on "maker"."id" = "partner_keys"."made_by"
  left join "accounts" as "withdrawer" on "withdrawer"."id" = "partner_keys"."withdrawn_by"
where "partner_keys"."partner_id" = $1
order by partner_keys.withdrawn_at is not null, "partner_keys"."id" desc;

-- noteUse
update "partner_keys"
set "last_used_at" = $1, "last_used_from" = $2
where "id" = $3;

-- withdrawKeyRow
update "partner_keys"
set "withdrawn_by" = $1, "withdrawn_at" = $2
where "id" = $3 and "withdrawn_at" is null
returning "partner_id", "name", "begins_with";
