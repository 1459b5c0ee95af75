-- Generated: the test of these queries writes it anew with --update=all.

-- insertDeal
insert into
  "deals" (
    "kind",
    "names",
    "texts",
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
    "is_on",
    "shown",
    "made_by",
    "made_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
returning "id";

-- isCodeTaken
select "id"
from "deals"
where "code" = $1 and "id" <> $2;

-- isPartner
select "id"
from "partners"
where "id" = $1;

-- listDealRows
select
  "deals".*,
  "partners"."name" as "partner_name",
  (
    select count(distinct least(rides.id, coalesce(rides.other_way_id, rides.id)))::int
    from rides
    where rides.deal_id = deals.id and rides.status not in ('Cancelled', 'Rejected')
  ) as "uses"
from "deals" left join "partners" on "partners"."id" = "deals"."partner_id"
where "deals"."id" = $1
order by "deals"."id" desc;

-- listShownDeals
select *
from "deals"
where
  "is_on" = $1
  and "shown" = $2
  and ("valid_until" is null or "valid_until" >= $3)
  and (
    "most_uses" is null
    or "most_uses" > (
      select count(distinct least(rides.id, coalesce(rides.other_way_id, rides.id)))::int
      from rides
      where rides.deal_id = deals.id and rides.status not in ('Cancelled', 'Rejected')
    )
  )
order by "id" desc;

-- sumDealsByMonth
select
  "deals"."id",
  "deals"."names",
  to_char(rides.completed_at at time zone interval '-04:00', 'YYYY-MM') as "month",
  count(*)::int as "rides",
  sum(rides.deal_cents)::int as "deal_cents",
  sum(rides.fare_cents)::int as "fare_cents"
from "rides" inner join "deals" on "deals"."id" = "rides"."deal_id"
where "rides"."status" = $1 and "rides"."completed_at" >= $2 and "rides"."completed_at" < $3
group by "deals"."id", to_char(rides.completed_at at time zone interval '-04:00', 'YYYY-MM')
order by to_char(rides.completed_at at time zone interval '-04:00', 'YYYY-MM') desc, "deals"."id";

-- updateDeal
update "deals"
set
  "kind" = $1,
  "names" = $2,
  "texts" = $3,
  "code" = $4,
  "partner_id" = $5,
  "level" = $6,
  "percent" = $7,
  "off_cents" = $8,
  "minimum_cents" = $9,
  "trips" = $10,
  "valid_from" = $11,
  "valid_until" = $12,
  "most_uses" = $13,
  "most_per_person" = $14,
  "is_on" = $15,
  "shown" = $16,
  "version" = $17
where "id" = $18 and "version" = $19;
