-- Generated: the test of these queries writes it anew with --update=all.

-- insertPlaceChanges
insert into
  "place_changes" (
    "area",
    "changed_at",
    "changed_by",
    "id",
    "kind",
    "lat",
    "lng",
    "name",
    "popularity",
    "retired",
    "spellings",
    "version"
  )
overriding system value
select
  "area",
  "changed_at",
  "changed_by",
  "id",
  "kind",
  "lat",
  "lng",
  "name",
  "popularity",
  "retired",
  "spellings",
  "version"
from jsonb_populate_recordset(null::"place_changes", $1::jsonb);
select pg_notify ($1, '');

-- listPlaceChanges
select
  "place_changes"."id",
  "place_changes"."name",
  "place_changes"."kind",
  "place_changes"."area",
  "place_changes"."lat",
  "place_changes"."lng",
  "place_changes"."popularity",
  "place_changes"."spellings",
  "place_changes"."retired",
  "place_changes"."version",
  "place_changes"."changed_at",
  "accounts"."username" as "changed_by"
from "place_changes" left join "accounts" on "accounts"."id" = "place_changes"."changed_by"
order by "place_changes"."changed_at" desc, "place_changes"."id";

-- lockPlaceChanges
lock table place_changes in share row exclusive mode;

-- savePlaceChange
insert into
  "place_changes" (
    "id",
    "name",
    "kind",
    "area",
    "lat",
    "lng",
    "popularity",
    "spellings",
    "retired",
    "version",
    "changed_by",
    "changed_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict ("id") do update
set
  "name" = $13,
  "kind" = $14,
  "area" = $15,
  "lat" = $16,
  "lng" = $17,
  "popularity" = $18,
  "spellings" = $19,
  "retired" = $20,
  "version" = $21,
  "changed_by" = $22,
  "changed_at" = $23;
select pg_notify ($1, '');
