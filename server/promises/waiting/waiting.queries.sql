-- Generated: the test of these queries writes it anew with --update=all.

-- countJoinedFrom
select count(*) as "n"
from "waiting_list"
where "joined_from" = $1 and "created_at" >= $2;

-- countWaitsOf
select count(*) as "n"
from "waiting_list"
where "state" in ($1, $2) and (("phone" = $3 and "phone" != $4) or lower("email") = $5);

-- deleteWaitingBefore
delete from "waiting_list"
where "wanted_at" < $1;

-- deleteWaitingOfEmail
delete from "waiting_list"
where lower("email") = $1;

-- findWaiting
select *
from "waiting_list"
where "code" = $1;

-- insertWaiting
insert into
  "waiting_list" (
    "name",
    "phone",
    "email",
    "language",
    "pickup_location",
    "pickup_lat",
    "pickup_lng",
    "dropoff_location",
    "dropoff_lat",
    "dropoff_lng",
    "passenger_count",
    "luggage_count",
    "vehicle_type",
    "wanted_at",
    "code",
    "state",
    "joined_from",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18);

-- listWaiting
select *
from "waiting_list"
where ("wanted_at" > $1 or ("as_soon_as_possible" = $2 and "wanted_at" > $3)) and "state" in ($4, $5)
order by "created_at", "id";

-- moveWaiting
update "waiting_list"
set "state" = $1, "told_at" = $2
where "id" = $3 and "state" = $4;

-- takeWaiting
update "waiting_list"
set "state" = $1, "ride_id" = $2, "name" = $3, "phone" = $4, "email" = $5
where "code" = $6 and "state" in ($7, $8);
