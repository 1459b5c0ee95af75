-- Generated: the test of these queries writes it anew with --update=all.

-- deletePasskey
delete from "passkeys"
where "id" = $1 and "account_id" = $2
returning "name";

-- deletePasskeysOf
delete from "passkeys"
where "account_id" = $1;

-- forgetChallengesBefore
delete from "passkey_challenges"
where "expires_at" < $1;

-- insertChallenge
insert into "passkey_challenges" ("ticket_hash", "account_id", "challenge", "expires_at")
values ($1, $2, $3, $4);

-- insertPasskey
insert into
  "passkeys" ("account_id", "credential_id", "public_key", "counter", "synced", "name", "created_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("credential_id") do nothing
returning "id", "credential_id", "transports", "synced", "name", "created_at", "last_used_at";

-- listPasskeys
select "id", "credential_id", "transports", "synced", "name", "created_at", "last_used_at"
from "passkeys"
where "account_id" = $1
order by "id" desc;

-- lockPasskey
select "id", "account_id", "credential_id", "public_key", "counter"
from "passkeys"
where "credential_id" = $1
for update;

-- notePasskeyUsed
update "passkeys"
set "counter" = $1, "synced" = $2, "last_used_at" = $3
where "id" = $4;

-- takeChallenge
delete from "passkey_challenges"
where "ticket_hash" = $1 and "account_id" = $2 and "expires_at" > $3
returning "challenge";
