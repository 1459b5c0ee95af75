-- Generated: the test of these queries writes it anew with --update=all.

-- listMovesOf
select
  "told_moves"."ride_id",
  "told_moves"."to_driver_id",
  "told_moves"."why",
  "told_moves"."moved_at",
  "rides"."driver_id" as "holder_id"
from "told_moves" inner join "rides" on "rides"."id" = "told_moves"."ride_id"
where
  "told_moves"."moved_at" >= $1
  and ("told_moves"."from_driver_id" = $2 or "told_moves"."to_driver_id" = $3)
order by "told_moves"."id" desc
limit $4;

-- listUnheardOffers
select
  "dispatch_offers"."ride_id",
  "dispatch_offers"."offered_at",
  "rides"."status",
  "rides"."held",
  "rides"."driver_id" as "holder_id",
  "rides"."pickup_location"
from "dispatch_offers" inner join "rides" on "rides"."id" = "dispatch_offers"."ride_id"
where
  "dispatch_offers"."driver_id" = $1
  and "dispatch_offers"."outcome" = $2
  and "dispatch_offers"."no_signal" = $3
  and "dispatch_offers"."offered_at" >= $4
order by "dispatch_offers"."id" desc
limit $5;

-- markOffersUnheard
update "dispatch_offers"
set "no_signal" = $1
where "driver_id" = $2 and "outcome" = $3 and "offered_at" < $4 and "closed_at" > $5;
