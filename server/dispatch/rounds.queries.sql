-- Generated: the test of these queries writes it anew with --update=all.

-- closeRoundOffer
update "round_offers"
set "outcome" = $1, "closed_at" = $2
where "id" = $3 and "outcome" is null
returning "id";

-- countRoundsOfRides
select
  "round_offers"."ride_id",
  count(distinct "round_offers"."offered_at") as "rounds",
  max("closed_at") as "last_at"
from "round_offers" inner join "rides" on "rides"."id" = "round_offers"."ride_id"
where "rides"."status" = $1 and "round_offers"."offered_at" >= $2
group by "round_offers"."ride_id";

-- countTakenInRounds
select "driver_id", count(*) as "rides"
from "round_offers"
where "outcome" = $1 and "offered_at" >= $2
group by "driver_id";

-- insertRoundOffer
insert into "round_offers" ("ride_id", "driver_id", "offered_at", "expires_at")
values ($1, $2, $3, $4)
on conflict do nothing
returning "id";

-- listGoneBy
select "dispatch_offers"."ride_id", "dispatch_offers"."driver_id", count(*) as "offers"
from "dispatch_offers" inner join "rides" on "rides"."id" = "dispatch_offers"."ride_id"
where
  "rides"."status" = $1
  and "rides"."held" = $2
  and "dispatch_offers"."outcome" in ($3, $4)
  and "dispatch_offers"."offered_at" >= $5
group by "dispatch_offers"."ride_id", "dispatch_offers"."driver_id";

-- listMissedRounds
select "driver_id", count(*) as "missed", max("closed_at") as "last_at"
from "round_offers"
where
  "outcome" = $1
  and "offered_at" >= $2
  and not exists (
    select "later"."id"
    from "round_offers" as "later"
    where
      "later"."driver_id" = "round_offers"."driver_id"
      and "later"."id" > "round_offers"."id"
      and "later"."outcome" in ($3, $4)
  )
  and not exists (
    select "answered"."id"
    from "dispatch_offers" as "answered"
    where
      "answered"."driver_id" = "round_offers"."driver_id"
      and "answered"."closed_at" > "round_offers"."closed_at"
      and "answered"."outcome" in ($5, $6)
  )
group by "driver_id";

-- listOpenRoundOffers
select
  "round_offers"."id",
  "round_offers"."ride_id",
  "round_offers"."driver_id",
  "round_offers"."offered_at",
  "round_offers"."expires_at",
  "round_offers"."outcome",
  "round_offers"."closed_at",
  "rides"."reference",
  "accounts"."first_name",
  "accounts"."last_name",
  "rides"."status",
  "rides"."held",
  "rides"."driver_id" as "holder_id"
from
  "round_offers"
  inner join "rides" on "rides"."id" = "round_offers"."ride_id"
  inner join "accounts" on "accounts"."id" = "round_offers"."driver_id"
where "round_offers"."outcome" is null
order by "round_offers"."expires_at", "round_offers"."id";

-- listPastRoundOffers
select
  -- as in listOpenRoundOffers: "round_offers"."id" to "accounts"."last_name"
from
  "round_offers"
  inner join "rides" on "rides"."id" = "round_offers"."ride_id"
  inner join "accounts" on "accounts"."id" = "round_offers"."driver_id"
where "round_offers"."outcome" is not null and "round_offers"."offered_at" >= $1
order by "round_offers"."id" desc;
