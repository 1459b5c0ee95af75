-- Generated: the test of these queries writes it anew with --update=all.

-- findPortrait
select "kind", "picture", "mark"
from "driver_portraits"
where "driver_id" = $1;

-- removePortrait
delete from "driver_portraits"
where "driver_id" = $1;

-- storePortrait
insert into "driver_portraits" ("driver_id", "kind", "picture", "mark", "updated_at")
values ($1, $2, $3, $4, $5)
on conflict ("driver_id") do update
set "kind" = $6, "picture" = $7, "mark" = $8, "updated_at" = $9;
