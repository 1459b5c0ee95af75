-- Generated: the test of these queries writes it anew with --update=all.

-- findAccount
select *
from "accounts"
where "id" = $1 and "state" != $2;

-- findAccountByEmail
select *
from "accounts"
where "email_key" = $1 and "state" = $2;

-- findAccountByLogin
select *
from "accounts"
where ("username_key" = $1 or "email_key" = $2) and "state" != $3;

-- insertAccount
insert into "accounts" ("username_key", "email_key", "username")
values ($1, $2, $3)
on conflict do nothing
returning "id";

-- insertAccounts
insert into "accounts" ("username_key", "email_key", "username")
values ($1, $2, $3)
on conflict do nothing
returning "id";

-- listHolders
select "id", "username_key", "email_key"
from "accounts"
where ("username_key" = $1 or "email_key" = $2);

-- listHoldersOfAny
select
  "accounts"."id",
  "username_key",
  "email_key",
  "phone",
  "role",
  drivers.account_id is not null as "has_driven"
from "accounts" left join "drivers" on "drivers"."account_id" = "accounts"."id"
where
  "state" <> $1
  and (username_key = any ($2::text[]) or email_key = any ($3::text[]) or phone = any ($4::text[]));

-- lockAccount
select *
from "accounts"
where "id" = $1 and "state" != $2
for update;

-- takenUsernames
select "username_key"
from "accounts"
where "username_key" in ($1);

-- updateAccount
update "accounts"
set "phone" = $1
where "id" = $2;
