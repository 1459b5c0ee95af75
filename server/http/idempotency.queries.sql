-- claimKey
/* kept plan */
with
  claimed as (
    insert into
      idempotency_keys (caller, key, request_hash, created_at)
    values
      ($1, $2, $3, $4)
    on conflict (caller, key) do update
    set
      request_hash = excluded.request_hash,
      status = null,
      body = null,
      created_at = excluded.created_at
    where
      idempotency_keys.created_at < $5
    returning
      key
  )
select
  "key",
  pg_advisory_xact_lock(hashtextextended ($6, 0)),
  pg_advisory_xact_lock(hashtextextended ($7, 0))
from
  claimed;

-- findAnswer
select
  "request_hash",
  "status",
  "body",
  "created_at"
from
  "idempotency_keys"
where
  "caller" = $1
  and "key" = $2;

-- forgetAnswersBefore
delete from "idempotency_keys"
where
  "created_at" < $1;

-- holdNames
/* kept plan */
select
  pg_advisory_xact_lock(hashtextextended ($1, 0)),
  pg_advisory_xact_lock(hashtextextended ($2, 0));

-- insertAnswer
insert into
  "idempotency_keys" ("caller", "key", "request_hash", "created_at", "status", "body")
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("caller", "key") do update
set
  "request_hash" = $7,
  "status" = $8,
  "body" = $9,
  "created_at" = $10
where
  "idempotency_keys"."created_at" < $11;

-- saveAnswer
update "idempotency_keys"
set
  "status" = $1,
  "body" = $2
where
  "caller" = $3
  and "key" = $4;
