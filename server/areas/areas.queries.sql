-- Generated: the test of these queries writes it anew with --update=all.

-- insertArea
insert into "areas" ("made_by", "made_at")
values ($1, $2)
returning "id";

-- insertAreaVersion
insert into
  "area_versions" (
    "area_id",
    "number",
    "valid_from",
    "names",
    "corners",
    "airport_cents",
    "pier_cents",
    "surcharge_cents",
    "gone",
    "drawn_by",
    "drawn_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- listAreaVersions
select "area_versions".*, "accounts"."first_name", "accounts"."last_name", "accounts"."username"
from "area_versions" inner join "accounts" on "accounts"."id" = "area_versions"."drawn_by"
where "area_id" = $1
order by "area_id", "number" desc;

-- lockArea
select "id"
from "areas"
where "id" = $1
for update;
