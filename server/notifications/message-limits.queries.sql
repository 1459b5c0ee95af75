-- Generated: the test of these queries writes it anew with --update=all.

-- countMessagesTo
select sum("messages") as "messages"
from "recipient_counts"
where "recipient" = recipient_mark ($1) and "purpose" = $2 and "hour" > $3 and "hour" <= $4;

-- forgetRecipientCounts
delete from "recipient_counts"
where "hour" < $1;

-- lockMailsTo
select pg_advisory_xact_lock(hashtextextended ($1, 0));

-- wasMailed
select "id"
from "outbox"
where
  "ride_id" = $1
  and "channel" = $2
  and "kind" in ($3)
  and lower(recipient) = $4
  and "last_error" = $5
  and "sent_again_at" is null
limit $6;
