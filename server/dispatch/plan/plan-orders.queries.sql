-- Generated: the test of these queries writes it anew with --update=all.

-- deleteClosures
delete from "place_closures"
where "place" = $1;

-- deleteOutage
delete from "car_outages"
where "driver_id" = $1;

-- findPickupPoint
select "pickup_lat" as "lat", "pickup_lng" as "lng"
from "rides"
where "pickup_location" = $1 and "pickup_lat" is not null and "pickup_lng" is not null
order by "id" desc
limit $2;

-- insertClosure
insert into "place_closures" ("place", "lat", "lng", "until_at", "set_by", "set_at")
values ($1, $2, $3, $4, $5, $6);

-- insertOutage
delete from "car_outages"
where "driver_id" = $1;
insert into "car_outages" ("driver_id", "until_at", "set_by", "set_at")
values ($1, $2, $3, $4);

-- isDriver
select "account_id"
from "drivers"
where "account_id" = $1;

-- writeOrder
delete from "plan_orders"
where "ride_id" = $1;
insert into "plan_orders" ("ride_id", "out_of_plan", "kept_driver_id", "ordered_by", "ordered_at")
values ($1, $2, $3, $4, $5);
