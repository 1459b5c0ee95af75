-- Generated: the test of these queries writes it anew with --update=all.

-- deleteFedCalls
delete from "cruise_calls"
where "id" in ($1, $2);

-- findShipFeed
select *
from "ship_feed"
where "id" = $1;

-- insertFedCall
insert into
  "cruise_calls" (
    "ship",
    "pier",
    "lat",
    "lng",
    "from_at",
    "until_at",
    "passengers",
    "changed_at",
    "feed_uid",
    "version"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict do nothing
returning "id";

-- listFedCalls
select "id", "feed_uid", "ship", "pier", "from_at", "until_at", "passengers", "changed_by", "version"
from "cruise_calls"
where "feed_uid" is not null and "from_at" > $1;

-- lockShipFeed
select *
from "ship_feed"
where "id" = $1
for update;

-- updateFedCall
update "cruise_calls"
set
  "ship" = $1,
  "pier" = $2,
  "lat" = $3,
  "lng" = $4,
  "from_at" = $5,
  "until_at" = $6,
  "passengers" = $7,
  "changed_at" = $8,
  "version" = version + 1
where
  "id" = $9
  and not exists (
    select "other"."id"
    from "cruise_calls" as "other"
    where "other"."id" <> $10 and lower(other.ship) = $11 and "other"."from_at" = $12
  );

-- writeShipFeed
update "ship_feed"
set "url" = $1, "read_at" = $2, "fault" = $3
where "id" = $4;
