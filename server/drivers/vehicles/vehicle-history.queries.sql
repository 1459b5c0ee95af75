-- Generated: the test of these queries writes it anew with --update=all.

-- findCost
select "cost".*, "back"."id" as "back_id"
from "vehicle_costs" as "cost" left join "vehicle_costs" as "back" on "back"."takes_back" = "cost"."id"
where "cost"."id" = $1;

-- findOutage
select *
from "vehicle_outages"
where "id" = $1;

-- insertCost
insert into
  "vehicle_costs" ("vehicle_id", "day", "kind", "usd_cents", "xcg_cents", "note", "made_by", "made_at")
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning "id";

-- insertOutage
insert into "vehicle_outages" ("vehicle_id", "begins_at", "reason", "made_by", "made_at")
values ($1, $2, $3, $4, $5);

-- isDriver
select "account_id"
from "drivers"
where "account_id" = $1;

-- listCosts
select
  "cost"."id",
  "cost"."day",
  "cost"."kind",
  "cost"."usd_cents",
  "cost"."xcg_cents",
  "cost"."note",
  "cost"."takes_back",
  "back"."id" as "back_id",
  "cost"."paid_by",
  "maker"."first_name",
  "maker"."last_name",
  "payer"."first_name" as "payer_first_name",
  "payer"."last_name" as "payer_last_name"
from
  "vehicle_costs" as "cost"
  inner join "accounts" as "maker" on "maker"."id" = "cost"."made_by"
  left join "vehicle_costs" as "back" on "back"."takes_back" = "cost"."id"
  left join "accounts" as "payer" on "payer"."id" = "cost"."driver_id"
where "cost"."vehicle_id" = $1
order by "cost"."day" desc, "cost"."id" desc
limit $2;

-- listHands
select
  "hand"."driver_id",
  "accounts"."first_name",
  "accounts"."last_name",
  "hand"."taken_at",
  "hand"."given_back_at"
from "vehicle_hands" as "hand" inner join "accounts" on "accounts"."id" = "hand"."driver_id"
where "hand"."vehicle_id" = $1
order by "hand"."id" desc
limit $2;

-- listOutages
select
  "outage"."id",
  "outage"."begins_at",
  "outage"."ends_at",
  "outage"."reason",
  "maker"."first_name",
  "maker"."last_name",
  (
    select cast(count(*) as integer) as "rides"
    from "rides" inner join "drivers" on "drivers"."account_id" = "rides"."driver_id"
    where
      "drivers"."vehicle_id" = "outage"."vehicle_id"
      and "rides"."status" in ($1, $2, $3, $4)
      and "rides"."ride_datetime" >= "outage"."begins_at"
      and ("outage"."ends_at" is null or "rides"."ride_datetime" < "outage"."ends_at")
  ) as "rides"
from "vehicle_outages" as "outage" inner join "accounts" as "maker" on "maker"."id" = "outage"."made_by"
where "outage"."vehicle_id" = $5
order by "outage"."begins_at" desc, "outage"."id" desc
limit $6;

-- listOutagesAhead
select "id", "vehicle_id", "begins_at", "ends_at", "reason"
from "vehicle_outages"
where ("ends_at" is null or "ends_at" > $1) and "vehicle_id" = $2
order by "begins_at", "id";

-- setOutageEnd
update "vehicle_outages"
set "ends_at" = greatest("begins_at", $1)
where "id" = $2;

-- sumCosts
select
  "vehicle_id",
  "kind",
  cast(sum(usd_cents) as integer) as "usd_cents",
  cast(sum(xcg_cents) as integer) as "xcg_cents"
from "vehicle_costs"
where "day" >= $1 and "day" < $2
group by "vehicle_id", "kind"
order by "vehicle_id", "kind";

-- sumDriven
select
  "hand"."vehicle_id",
  cast(count(*) as integer) as "rides",
  cast(sum(rides.fare_cents) as integer) as "fare_cents"
from "vehicle_hands" as "hand" inner join "rides" on "rides"."driver_id" = "hand"."driver_id"
where
  "rides"."status" = $1
  and "rides"."completed_at" >= "hand"."taken_at"
  and ("hand"."given_back_at" is null or "rides"."completed_at" < "hand"."given_back_at")
  and "rides"."completed_at" >= $2
  and "rides"."completed_at" < $3
group by "hand"."vehicle_id";
