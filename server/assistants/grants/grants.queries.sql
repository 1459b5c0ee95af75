-- Generated: the test of these queries writes it anew with --update=all.

-- endGrant
update "assistant_grants"
set "ended_at" = $1, "ended_why" = $2
where "id" = $3 and "ended_at" is null
returning "session_id", "client_id";

-- findLiveGrant
select
  "assistant_grants".*,
  "accounts"."id" as "account_id",
  "accounts"."role",
  "accounts"."username",
  "sessions"."expires_at",
  "partners"."id" as "partner_id",
  "partner_keys"."scopes" as "key_scopes"
from
  "assistant_grants"
  left join "sessions" on "sessions"."id" = "assistant_grants"."session_id"
  and "sessions"."ended_at" is null
  and "sessions"."expires_at" > $1
  left join "accounts" on "accounts"."id" = "sessions"."account_id"
  and "accounts"."state" = $2
  left join "partner_keys" on "partner_keys"."id" = "assistant_grants"."partner_key_id"
  and "partner_keys"."withdrawn_at" is null
  left join "partners" on "partners"."id" = "partner_keys"."partner_id"
  and "partners"."active" = $3
where
  "assistant_grants"."id" = $4
  and "assistant_grants"."ended_at" is null
  and ("accounts"."role" = $5 or "partners"."id" is not null);

-- insertGrant
insert into
  "assistant_grants" ("id", "session_id", "client_id", "redirect_uri", "resource", "scopes", "challenge", "allowed_at")
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- listGrantsOfPartner
select
  "assistant_grants"."id",
  "assistant_grants"."client_id",
  "assistant_grants"."scopes",
  "assistant_grants"."allowed_at",
  "assistant_grants"."last_used_at",
  "partner_keys"."name" as "allowed_by"
from "assistant_grants" inner join "partner_keys" on "partner_keys"."id" = "assistant_grants"."partner_key_id"
where
  "partner_keys"."partner_id" = $1
  and "partner_keys"."withdrawn_at" is null
  and "assistant_grants"."ended_at" is null
order by "assistant_grants"."allowed_at" desc, "assistant_grants"."id"
limit $2;

-- listGrantsOfRiders
select
  "assistant_grants"."id",
  "assistant_grants"."client_id",
  "assistant_grants"."scopes",
  "assistant_grants"."allowed_at",
  "assistant_grants"."last_used_at",
  "accounts"."username" as "allowed_by"
from
  "assistant_grants"
  inner join "sessions" on "sessions"."id" = "assistant_grants"."session_id"
  inner join "accounts" on "accounts"."id" = "sessions"."account_id"
where
  "accounts"."state" = $1
  and "sessions"."ended_at" is null
  and "sessions"."expires_at" > $2
  and "assistant_grants"."ended_at" is null
order by "assistant_grants"."allowed_at" desc, "assistant_grants"."id"
limit $3;

-- listLiveGrantsOf
select
  "assistant_grants"."id",
  "assistant_grants"."client_id",
  "assistant_grants"."scopes",
  "assistant_grants"."allowed_at",
  "assistant_grants"."last_used_at"
from "assistant_grants" inner join "sessions" on "sessions"."id" = "assistant_grants"."session_id"
where
  "sessions"."account_id" = $1
  and "sessions"."ended_at" is null
  and "sessions"."expires_at" > $2
  and "assistant_grants"."ended_at" is null
order by "assistant_grants"."allowed_at" desc, "assistant_grants"."id";

-- lockLiveGrant
-- as in findLiveGrant: select "assistant_grants".*, "accounts"."id" as "a… to …ounts"."role" = $5 or "partners"."id" is not null)
for update of "assistant_grants";

-- noteGrantUse
update "assistant_grants"
set "last_used_at" = $1
where "id" = $2;

-- spendCode
update "assistant_grants"
set "code_used_at" = $1, "refresh_hash" = $2, "last_used_at" = $3
where "id" = $4;

-- turnRefresh
update "assistant_grants"
set "refresh_hash" = $1, "previous_refresh_hash" = $2, "rotated_at" = $3, "last_used_at" = $4
where "id" = $5;
