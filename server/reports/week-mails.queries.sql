-- Generated: the test of these queries writes it anew with --update=all.

-- claimWeek
update "week_mails"
set "last_week" = $1
where "account_id" = $2 and "is_on" = $3 and ("last_week" is null or "last_week" < $4);

-- findWeekMail
select "is_on"
from "week_mails"
where "account_id" = $1;

-- findWeekReader
select "id", "email", "language", "first_name", "rights"
from "accounts"
where "id" = $1;

-- listWeekReaders
select
  "accounts"."id",
  "accounts"."email",
  "accounts"."language",
  "accounts"."first_name",
  "accounts"."rights"
from "week_mails" inner join "accounts" on "accounts"."id" = "week_mails"."account_id"
where
  "is_on" = $1
  and "accounts"."role" = $2
  and "accounts"."state" = $3
  and ("last_week" is null or "last_week" < $4)
order by "accounts"."id";

-- saveWeekMail
insert into "week_mails" ("account_id", "is_on", "last_week")
values ($1, $2, $3)
on conflict ("account_id") do update
set "is_on" = $4, "last_week" = $5;
