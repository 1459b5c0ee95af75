-- Generated: the test of these queries writes it anew with --update=all.

-- closeOffer
update "dispatch_offers"
set "outcome" = $1, "closed_at" = $2
where "id" = $3 and "outcome" is null
returning "id";

-- countOutcomes
select "driver_id", "outcome", count(*) as "offers"
from "dispatch_offers"
where "offered_at" >= $1 and "outcome" in ($2, $3, $4) and "no_signal" = $5
group by "driver_id", "outcome";

-- hasRefusedSince
select "why"
from "ride_refusals"
where "ride_id" = $1 and "driver_id" = $2 and "at" >= $3;

-- insertOffer
insert into "dispatch_offers" ("ride_id", "driver_id", "offered_at", "expires_at")
values ($1, $2, $3, $4)
on conflict do nothing
returning "id";

-- listDeclined
select "ride_id", "driver_id", count(*) as "times", max("closed_at") as "last_at"
from "dispatch_offers"
where "outcome" = $1 and "offered_at" >= $2
group by "ride_id", "driver_id";

-- listMissedInARow
select "driver_id", count(*) as "missed", max("closed_at") as "last_at"
from "dispatch_offers"
where
  "outcome" = $1
  and "no_signal" = $2
  and "offered_at" >= $3
  and not exists (
    select "later"."id"
    from "dispatch_offers" as "later"
    where
      "later"."driver_id" = "dispatch_offers"."driver_id"
      and "later"."id" > "dispatch_offers"."id"
      and "later"."outcome" in ($4, $5)
  )
  and not exists (
    select "answered"."id"
    from "round_offers" as "answered"
    where
      "answered"."driver_id" = "dispatch_offers"."driver_id"
      and "answered"."closed_at" > "dispatch_offers"."closed_at"
      and "answered"."outcome" in ($6, $7)
  )
group by "driver_id";

-- listOpenOffers
select
  "dispatch_offers"."id",
  "dispatch_offers"."ride_id",
  "dispatch_offers"."driver_id",
  "dispatch_offers"."offered_at",
  "dispatch_offers"."expires_at",
  "rides"."reference",
  "rides"."status",
  "rides"."driver_id" as "holder_id",
  "accounts"."first_name",
  "accounts"."last_name"
from
  "dispatch_offers"
  inner join "rides" on "rides"."id" = "dispatch_offers"."ride_id"
  inner join "accounts" on "accounts"."id" = "dispatch_offers"."driver_id"
where "dispatch_offers"."outcome" is null
order by "dispatch_offers"."expires_at", "dispatch_offers"."id";

-- listPastOffers
select
  -- as in listOpenOffers: "dispatch_offers"."id" to "rides"."reference"
  "accounts"."first_name",
  "accounts"."last_name",
  "dispatch_offers"."outcome",
  "dispatch_offers"."closed_at"
from
  "dispatch_offers"
  inner join "rides" on "rides"."id" = "dispatch_offers"."ride_id"
  inner join "accounts" on "accounts"."id" = "dispatch_offers"."driver_id"
where "dispatch_offers"."outcome" is not null
order by "dispatch_offers"."id" desc
limit $1;
