-- Generated: the test of these queries writes it anew with --update=all.

-- adoptCars
insert into
  "vehicles" (
    "plate",
    "vehicle_type",
    "vehicle_name",
    "equipment",
    "permit_expires_on",
    "insurance_expires_on",
    "inspection_expires_on",
    "created_at",
    "updated_at"
  )
select distinct
  on ("plate") "plate",
  "vehicle_type",
  "vehicle_name",
  "equipment",
  "permit_expires_on",
  "insurance_expires_on",
  "inspection_expires_on",
  $1 as "created_at",
  $2 as "updated_at"
from "drivers"
where "vehicle_id" is null and "plate" <> $3
order by "plate", "account_id"
on conflict ("plate")
where "retired_at" is null do nothing;
update "drivers"
set "vehicle_id" = "vehicles"."id"
from "vehicles"
where
  "vehicles"."plate" = "drivers"."plate"
  and "vehicles"."retired_at" is null
  and "drivers"."vehicle_id" is null;
insert into "vehicle_drivers" ("vehicle_id", "driver_id")
select "vehicle_id" as "vehicle_id", "account_id" as "driver_id"
from "drivers"
where "vehicle_id" is not null
on conflict do nothing;

-- copyIntoDriver
update "drivers"
set
  "plate" = $1,
  "vehicle_type" = $2,
  "vehicle_name" = $3,
  "equipment" = $4,
  "permit_expires_on" = $5,
  "insurance_expires_on" = $6,
  "inspection_expires_on" = $7,
  "out_of_service" = $8,
  "version" = "version" + $9,
  "updated_at" = $10
where "account_id" = $11;

-- deleteVehicleDrivers
delete from "vehicle_drivers"
where
  "vehicle_id" = $1
  and driver_id <> all ($2::int[])
  and "driver_id" not in (select "account_id" from "drivers" where "vehicle_id" = $3);

-- findHolder
select "accounts"."id", "accounts"."first_name", "accounts"."last_name"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where "drivers"."vehicle_id" = $1 and "drivers"."on_shift" = $2 and "drivers"."account_id" <> $3;

-- insertVehicle
-- as in adoptCars: insert into "vehicles" ("plate", "vehicle_type", "…
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("plate")
where "retired_at" is null do nothing
returning *;

-- insertVehicleDriver
insert into "vehicle_drivers" ("vehicle_id", "driver_id")
values ($1, $2)
on conflict do nothing;

-- listDriversWith
select
  "account_id",
  "out_of_service",
  -- as in adoptCars: "plate" to "inspection_expires_on"
from "drivers"
where "vehicle_id" = $1
order by "account_id"
for no key update;

-- listVehicleDrivers
select
  "may"."vehicle_id",
  "may"."driver_id",
  "accounts"."first_name",
  "accounts"."last_name",
  "drivers"."vehicle_id" = "may"."vehicle_id" as "is_theirs",
  "drivers"."on_shift"
from
  "vehicle_drivers" as "may"
  inner join "drivers" on "drivers"."account_id" = "may"."driver_id"
  inner join "accounts" on "accounts"."id" = "may"."driver_id"
where "accounts"."state" <> $1 and "may"."vehicle_id" = $2
order by "accounts"."first_name", "accounts"."last_name", "accounts"."id";

-- listVehicles
select *
from "vehicles"
where "id" = $1
order by "retired_at" is not null, "plate", "id";

-- listVehiclesOf
select
  "vehicles"."id",
  "vehicles"."plate",
  "vehicles"."vehicle_name",
  "vehicles"."vehicle_type",
  "drivers"."vehicle_id" as "own_id",
  "holder"."account_id" as "holder_id",
  "person"."first_name" as "holder_name"
from
  "vehicle_drivers" as "may"
  inner join "vehicles" on "vehicles"."id" = "may"."vehicle_id"
  inner join "drivers" on "drivers"."account_id" = "may"."driver_id"
  left join "drivers" as "holder" on "holder"."vehicle_id" = "vehicles"."id"
  and "holder"."on_shift" = $1
  left join "accounts" as "person" on "person"."id" = "holder"."account_id"
where "may"."driver_id" = $2 and "vehicles"."retired_at" is null
order by "vehicles"."plate";

-- lockDriverCar
select
  "account_id",
  "vehicle_id",
  "on_shift",
  -- as in adoptCars: "plate" to "inspection_expires_on"
from "drivers"
where "account_id" = $1
for no key update;

-- lockVehicle
select *
from "vehicles"
where "id" = $1
for no key update;

-- lockVehicleByPlate
select *
from "vehicles"
where "plate" = $1 and "retired_at" is null
for no key update;

-- mayTake
select "driver_id"
from "vehicle_drivers"
where "vehicle_id" = $1 and "driver_id" = $2;

-- renewPapersOfCars
update "vehicles"
set
  "permit_expires_on" = "drivers"."permit_expires_on",
  "insurance_expires_on" = "drivers"."insurance_expires_on",
  "inspection_expires_on" = "drivers"."inspection_expires_on"
from "drivers"
where "drivers"."vehicle_id" = "vehicles"."id";

-- setDriverVehicle
update "drivers"
set "vehicle_id" = $1, "updated_at" = $2
where "account_id" = $3;

-- updateVehicle
update "vehicles"
set "plate" = $1, "version" = "version" + $2, "updated_at" = $3
where "id" = $4;
