-- Generated: the test of these queries writes it anew with --update=all.

-- findPresentImport
select "version", "model"
from "map_imports"
where "present" = $1;

-- findPresentVersion
select "version"
from "map_imports"
where "present" = $1;

-- hasImports
select "id"
from "map_imports"
limit $1;

-- lockMapImports
lock table map_imports in share row exclusive mode;

-- replaceImport
update "map_imports"
set "present" = $1, "model" = $2
where "present" = $3;
insert into "map_imports" ("version", "imported_at", "model", "present")
values ($1, $2, $3, $4);
select pg_notify ($1, '');
