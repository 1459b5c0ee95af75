-- Generated: the test of these queries writes it anew with --update=all.

-- countCodeTry
update "sign_in_codes"
set "wrong_tries" = wrong_tries + 1
where "ticket_hash" = $1 and "wrong_tries" < $2 and "proved_at" is null and "expires_at" > $3
returning "ticket_hash";

-- deleteSignInCode
delete from "sign_in_codes"
where "ticket_hash" = $1;

-- findAccountByPhone
select "id"
from "accounts"
where "phone" = $1 and "phone_confirmed_at" is not null and "state" != $2;

-- findAccountOfMailbox
select "id", "role", "two_factor_since"
from "accounts"
where "email_key" = $1 and "state" != $2;

-- forgetSignInCodesBefore
delete from "sign_in_codes"
where "expires_at" < $1;

-- insertSignInCode
insert into "sign_in_codes" ("ticket_hash", "way", "address", "code_hash", "created_at", "expires_at")
values ($1, $2, $3, $4, $5, $6);

-- lockSignInCode
select "way", "address", "code_hash"
from "sign_in_codes"
where "ticket_hash" = $1 and "proved_at" is null and "expires_at" > $2
for update;

-- proveSignInCode
update "sign_in_codes"
set "proved_at" = $1, "expires_at" = $2
where "ticket_hash" = $3;

-- takeProvedAddress
delete from "sign_in_codes"
where "ticket_hash" = $1 and "proved_at" is not null and "expires_at" > $2
returning "way", "address";
