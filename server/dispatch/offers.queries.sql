-- closeOffer
update "dispatch_offers"
set
  "outcome" = $1,
  "closed_at" = $2
where
  "id" = $3
  and "outcome" is null
returning
  "id";

-- hasRefusedSince
select
  "why"
from
  "ride_refusals"
where
  "ride_id" = $1
  and "driver_id" = $2
  and "at" >= $3;

-- insertOffer
insert into
  "dispatch_offers" ("ride_id", "driver_id", "offered_at", "expires_at")
values
  ($1, $2, $3, $4)
on conflict do nothing
returning
  "id";

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
where
  "dispatch_offers"."outcome" is null
order by
  "dispatch_offers"."expires_at",
  "dispatch_offers"."id";

-- listPastOffers
select
  "dispatch_offers"."id",
  "dispatch_offers"."ride_id",
  "dispatch_offers"."driver_id",
  "dispatch_offers"."offered_at",
  "dispatch_offers"."expires_at",
  "rides"."reference",
  "accounts"."first_name",
  "accounts"."last_name",
  "dispatch_offers"."outcome",
  "dispatch_offers"."closed_at"
from
  "dispatch_offers"
  inner join "rides" on "rides"."id" = "dispatch_offers"."ride_id"
  inner join "accounts" on "accounts"."id" = "dispatch_offers"."driver_id"
where
  "dispatch_offers"."outcome" is not null
order by
  "dispatch_offers"."id" desc
limit
  $1;
