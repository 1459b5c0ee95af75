-- Generated: the test of these queries writes it anew with --update=all.

-- countAccounts
select "role", "state", count(*) as "accounts"
from "accounts"
where "state" <> $1
group by "role", "state";

-- countOpenSessions
select count(*) as "sessions"
from "sessions"
where "account_id" = $1 and "ended_at" is null and "expires_at" > $2;

-- findAccountForStaff
select
  "accounts"."id",
  "accounts"."username",
  "accounts"."email",
  "accounts"."first_name",
  "accounts"."last_name",
  "accounts"."phone",
  "accounts"."role",
  "accounts"."rights",
  "accounts"."state",
  "accounts"."language",
  "accounts"."two_factor_since",
  "accounts"."created_at",
  (
    select max("sessions"."last_seen_at") as "seen"
    from "sessions"
    where "sessions"."account_id" = "accounts"."id"
  ) as "last_seen_at"
from "accounts"
where "accounts"."id" = $1 and "accounts"."state" <> $2;

-- listOwnOpenRides
select "id", "reference", "ride_datetime"
from "rides"
where "driver_id" = $1 and "status" in ($2, $3, $4, $5)
order by "ride_datetime", "id";

-- lockOwners
select "id", "role", "rights"
from "accounts"
where "role" = $1 and "state" = $2
order by "id"
for update;

-- searchAccounts
-- as in findAccountForStaff: select "accounts"."id", "accounts"."username", "ac… to from "accounts"
where
  "accounts"."state" <> $1
  and "accounts"."id" < $2
  and "accounts"."role" = $3
  and "accounts"."state" = $4
  and (
    "accounts"."username" ilike $5
    or "accounts"."email" ilike $6
    or "accounts"."phone" ilike $7
    or concat_ws($8, "first_name", "last_name") ilike $9
  )
order by "accounts"."id" desc
limit $10;
