-- countMessagesTo
select
  count(*) as "messages"
from
  "outbox"
where
  "channel" = $1
  and lower(recipient) = $2
  and "kind" in ($3)
  and "created_at" > $4
  and "created_at" <= $5
  and last_error is distinct from $6;

-- lockMailsTo
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

-- wasMailed
select
  "id"
from
  "outbox"
where
  "ride_id" = $1
  and "channel" = $2
  and "kind" = $3
  and lower(recipient) = $4
  and "last_error" = $5
  and "sent_again_at" is null
limit
  $6;
