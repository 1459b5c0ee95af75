-- Generated: the test of these queries writes it anew with --update=all.

-- countOwnViews
select count(*) as "views"
from "saved_views"
where "account_id" = $1;

-- deleteSavedView
delete from "saved_views"
where "id" = $1;

-- listSavedViews
select
  "saved_views"."id",
  "saved_views"."account_id",
  "saved_views"."page",
  "saved_views"."name",
  "saved_views"."query",
  "saved_views"."shared",
  "accounts"."first_name",
  "accounts"."last_name"
from "saved_views" inner join "accounts" on "accounts"."id" = "saved_views"."account_id"
where
  ("saved_views"."account_id" = $1 or ("saved_views"."shared" = $2 and "accounts"."state" = $3))
  and "saved_views"."page" = $4
  and "saved_views"."id" = $5
order by "saved_views"."name", "saved_views"."id";

-- upsertSavedView
insert into "saved_views" ("account_id", "page", "name", "query", "shared")
values ($1, $2, $3, $4, $5)
on conflict ("account_id", "page", "name") do update
set "query" = $6, "shared" = $7
returning "id";
