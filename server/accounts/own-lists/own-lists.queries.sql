-- Generated: the test of these queries writes it anew with --update=all.

-- deleteFavorite
delete from "favorite_drivers"
where "account_id" = $1 and "driver_id" = $2;

-- deleteSavedPlace
delete from "saved_places"
where "account_id" = $1 and "saved_as" = $2;

-- findDriverOfRide
select "driver_id"
from "rides"
where "id" = $1 and "rider_id" = $2 and "status" = $3;

-- insertFavorite
insert into "favorite_drivers" ("account_id", "driver_id", "since")
values ($1, $2, $3)
on conflict ("account_id", "driver_id") do nothing;

-- listFavorites
select "driver_id", "since", "accounts"."first_name", "accounts"."last_name"
from "favorite_drivers" inner join "accounts" on "accounts"."id" = "favorite_drivers"."driver_id"
where "account_id" = $1 and "accounts"."role" = $2 and "accounts"."state" = $3
order by "since" desc, "driver_id";

-- listSavedPlaces
select "saved_as", "name", "kind", "area", "lat", "lng"
from "saved_places"
where "account_id" = $1
order by "saved_as";

-- writeSavedPlace
insert into "saved_places" ("account_id", "saved_as", "name", "kind", "area", "lat", "lng")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("account_id", "saved_as") do update
set "name" = $8, "kind" = $9, "area" = $10, "lat" = $11, "lng" = $12;
