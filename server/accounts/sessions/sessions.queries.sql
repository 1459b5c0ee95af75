-- Generated: the test of these queries writes it anew with --update=all.

-- blankSessionsOf
update "sessions"
set "user_agent" = $1
where "account_id" = $2;

-- endSession
update "sessions"
set "ended_at" = $1, "ended_why" = $2
where "id" = $3 and "account_id" = $4 and "ended_at" is null and "expires_at" > $5
returning "id";

-- endSessionByRefresh
update "sessions"
set "ended_at" = $1, "ended_why" = $2
where "id" = $3 and ("refresh_hash" = $4 or "previous_refresh_hash" = $5) and "ended_at" is null;

-- endSessionsOf
update "sessions"
set "ended_at" = $1, "ended_why" = $2
where "account_id" = $3 and "ended_at" is null and "id" != $4;

-- findLiveSession
select
  "accounts"."id",
  "accounts"."username",
  "accounts"."role",
  "accounts"."rights",
  "sessions"."expires_at",
  "accounts"."two_factor_since",
  "company_profile"."two_factor_from",
  "sessions"."by_passkey"
from
  "sessions"
  inner join "accounts" on "accounts"."id" = "sessions"."account_id"
  left join "company_profile" on "company_profile"."id" = $1
where
  "sessions"."id" = $2
  and "sessions"."account_id" = $3
  and "sessions"."ended_at" is null
  and "sessions"."expires_at" > $4
  and "accounts"."state" = $5;

-- forgetSessionsBefore
delete from "sessions"
where ("expires_at" < $1 or "ended_at" < $2);

-- getSession
select *
from "sessions"
where "id" = $1;

-- hasLiveSession
select "id"
from "sessions"
where "id" = $1 and "account_id" = $2 and "ended_at" is null and "expires_at" > $3;

-- insertSession
insert into "sessions" ("id", "account_id", "mode", "refresh_hash", "created_at")
values ($1, $2, $3, $4, $5);

-- listLiveSessions
select "sessions"."id", "user_agent", "created_at", "last_seen_at", "expires_at"
from "sessions" left join "assistant_grants" on "assistant_grants"."session_id" = "sessions"."id"
where
  "account_id" = $1
  and "sessions"."ended_at" is null
  and "expires_at" > $2
  and "assistant_grants"."id" is null
order by "sessions"."last_seen_at" desc, "sessions"."id";

-- lockLiveSession
select *
from "sessions"
where "id" = $1 and "ended_at" is null and "expires_at" > $2
for update;

-- markSeen
update "sessions"
set "last_seen_at" = $1
where "id" = $2;

-- readSessions
select
  sessions.id as session_id,
  accounts.id,
  accounts.username,
  accounts.role,
  accounts.rights,
  sessions.expires_at,
  accounts.two_factor_since,
  company_profile.two_factor_from,
  sessions.by_passkey
from
  "sessions"
  join accounts on accounts.id = sessions.account_id
  left join company_profile on company_profile.id = 1
where sessions.id = any ($1::uuid[]) and sessions.ended_at is null and accounts.state = 'active';

-- readSessionsAndChanges
select
  -- as in readSessions: sessions.id as session_id to sessions.by_passkey
  case
    when row_number() over () = 1 then (
      select
        jsonb_build_object(
          'changes',
          coalesce(
            (
              select
                jsonb_agg(
                  jsonb_build_object(
                    'xid',
                    xid::text,
                    'id',
                    id,
                    'rider_id',
                    rider_id,
                    'driver_id',
                    driver_id,
                    'pool',
                    pool,
                    'everyone',
                    everyone
                  )
                )
              from
                (
                  select *
                  from list_changes
                  where xid >= coalesce($2::xid8, pg_snapshot_xmin(pg_current_snapshot()))
                  order by xid, id
                  limit 500
                ) as since
            ),
            '[]'
          ),
          'horizon',
          pg_snapshot_xmin(pg_current_snapshot())::text,
          'oldest',
          (select xid::text from list_changes order by list_changes.xid, list_changes.id limit 1)
        )
    )
  end as changes
from
  "sessions"
  join accounts on accounts.id = sessions.account_id
  left join company_profile on company_profile.id = 1
where sessions.id = any ($1::uuid[]) and sessions.ended_at is null and accounts.state = 'active';

-- rotateRefresh
update "sessions"
set "refresh_hash" = $1, "previous_refresh_hash" = $2, "rotated_at" = $3, "last_seen_at" = $4
where "id" = $5;
