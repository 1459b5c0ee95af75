-- Generated: the test of these queries writes it anew with --update=all.

-- insertDriver
insert into "drivers" ("account_id", "vehicle_type", "vehicle_name", "plate", "license_number", "updated_at")
values ($1, $2, $3, $4, $5, $6);

-- listDriverRecords
select
  "drivers".*,
  "portrait"."mark" as "portrait_mark",
  "overrider"."first_name" as "override_first_name",
  "overrider"."last_name" as "override_last_name",
  "accounts"."username",
  "accounts"."email",
  "accounts"."first_name",
  "accounts"."last_name",
  "accounts"."phone",
  "accounts"."state"
from
  "drivers"
  inner join "accounts" on "accounts"."id" = "drivers"."account_id"
  left join "accounts" as "overrider" on "overrider"."id" = "drivers"."papers_override_by"
  left join "driver_portraits" as "portrait" on "portrait"."driver_id" = "drivers"."account_id"
where "accounts"."state" <> $1 and "drivers"."account_id" = $2
order by "accounts"."first_name", "accounts"."last_name", "accounts"."id";

-- updateDriverRecord
update "drivers"
set "plate" = $1, "version" = "version" + $2, "updated_at" = $3
where "account_id" = $4 and "version" = $5;
