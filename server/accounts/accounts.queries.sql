-- findAccount
select
  *
from
  "accounts"
where
  "id" = $1
  and "state" != $2;

-- findAccountByEmail
select
  *
from
  "accounts"
where
  "email_key" = $1
  and "state" = $2;

-- findAccountByLogin
select
  *
from
  "accounts"
where
  (
    "username_key" = $1
    or "email_key" = $2
  )
  and "state" != $3;

-- insertAccount
insert into
  "accounts" ("username_key", "email_key", "username")
values
  ($1, $2, $3)
on conflict do nothing
returning
  "id";

-- listHolders
select
  "id",
  "username_key",
  "email_key"
from
  "accounts"
where
  (
    "username_key" = $1
    or "email_key" = $2
  );

-- lockAccount
select
  *
from
  "accounts"
where
  "id" = $1
  and "state" != $2
for update;

-- updateAccount
update "accounts"
set
  "phone" = $1
where
  "id" = $2;
