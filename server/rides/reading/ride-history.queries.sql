-- Generated: the test of these queries writes it anew with --update=all.

-- countRidesOfPhone
select count(*) as "rides"
from "rides"
where "rider_phone" = $1;

-- findRiderByPhone
select "first_name", "last_name", "email", "email_confirmed_at"
from "accounts"
where "phone" = $1 and "role" = $2 and "state" = $3
order by "id" desc
limit $4;

-- listHistory
select
  "ride_history"."id",
  "ride_history"."at",
  "ride_history"."action",
  "ride_history"."from_status",
  "ride_history"."to_status",
  "ride_history"."actor" as "actor_kind",
  "partner_keys"."name" as "key_name",
  "ride_history"."by_assistant",
  "ride_history"."driver_id",
  "ride_history"."detail",
  "actor"."first_name" as "actor_first_name",
  "actor"."last_name" as "actor_last_name",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name"
from
  "ride_history"
  left join "accounts" as "actor" on "actor"."id" = "ride_history"."actor_id"
  left join "partner_keys" on "partner_keys"."id" = "ride_history"."partner_key_id"
  left join "accounts" as "driver" on "driver"."id" = "ride_history"."driver_id"
where "ride_history"."ride_id" = $1
order by "ride_history"."id";

-- listOpenRidesOfPhone
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where
  "rides"."rider_phone" = $1
  and rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress')
order by "rides"."ride_datetime"
limit $2;

-- listRidesOfPhone
-- as in selectRides: select "rides"."id", "rides"."reference", "rides".… to …eft join "flight_board" on "flight_board"."id" = 1
where "rides"."rider_phone" = $1
order by "rides"."created_at" desc
limit $2;
