-- Generated: the test of these queries writes it anew with --update=all.

-- countLinksSince
select count(*) as "count"
from "password_links"
where "account_id" = $1 and "created_at" > $2 and "created_at" <= $3;

-- findWorkingLink
select "accounts"."id", "accounts"."username", "accounts"."email"
from "password_links" inner join "accounts" on "accounts"."id" = "password_links"."account_id"
where "token_hash" = $1 and "used_at" is null and "expires_at" > $2 and "accounts"."state" = $3;

-- forgetLinksBefore
delete from "password_links"
where "expires_at" < $1;

-- insertPasswordLink
insert into "password_links" ("token_hash", "account_id", "created_at", "expires_at")
values ($1, $2, $3, $4);

-- takePasswordLink
update "password_links"
set "used_at" = $1
where "token_hash" = $2 and "used_at" is null and "expires_at" > $3
returning "account_id";

-- voidPasswordLinks
update "password_links"
set "used_at" = $1
where "account_id" = $2 and "used_at" is null;
