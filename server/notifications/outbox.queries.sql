-- Generated: the test of these queries writes it anew with --update=all.

-- claimDue
update "outbox"
set "claimed_until" = $1, "attempts" = "attempts" + $2
where
  "id" in (
    select "id"
    from "outbox"
    where
      "sent_at" is null
      and "failed_at" is null
      and "channel" = $3
      and (
        "next_attempt_at" <= $4
        or ("attempts" > $5 and "next_attempt_at" > $6)
        or ("created_at" > $7 and next_attempt_at <= created_at + $8 * interval '1 millisecond')
      )
      and ("claimed_until" is null or "claimed_until" <= $9 or "claimed_until" > $10)
    order by "next_attempt_at", "id"
    limit $11
    for update skip locked
  )
returning "id", "kind", "channel", "recipient", "language", "payload", "attempts", "created_at";

-- deleteUnsentOf
with
  gone as (
    delete from outbox
    where ride_id = $1 and created_at >= $2 and next_attempt_at > $3 and sent_at is null and attempts = 0
    returning
      recipient_mark (recipient) as recipient,
      counted_as (channel, kind, capped, last_error) as purpose,
      date_trunc('hour', created_at, 'UTC') as hour
  )
update recipient_counts as counted
set messages = counted.messages - withdrawn.messages
from (select recipient, purpose, hour, count(*) as messages from gone group by 1, 2, 3) as withdrawn
where
  counted.recipient = withdrawn.recipient
  and counted.purpose = withdrawn.purpose
  and counted.hour = withdrawn.hour;

-- discardDue
delete from "outbox"
where "channel" = $1 and "sent_at" is null and "next_attempt_at" <= $2;

-- forgetFinished
delete from "outbox"
where "created_at" < $1 and ("sent_at" is not null or "failed_at" is not null);

-- insertNotifications
insert into
  "outbox" ("kind", "channel", "recipient", "language", "payload", "ride_id", "next_attempt_at", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- markSent
update "outbox"
set "sent_at" = $1, "claimed_until" = $2, "last_error" = $3, "payload" = $4
where "id" = $5 and (gateway is null or not (gateway = any (failed_gateways)));

-- markUnsent
update "outbox"
set "claimed_until" = $1, "last_error" = $2, "next_attempt_at" = $3
where "id" = $4;

-- releaseClaims
update "outbox"
set "claimed_until" = $1, "attempts" = "attempts" - $2
where "id" in ($3, $4);

-- takeWaitingChange
delete from "outbox"
where
  "ride_id" = $1
  and "channel" = $2
  and "kind" = $3
  and "recipient" = $4
  and "sent_at" is null
  and "failed_at" is null
  and "claimed_until" is null
  and "attempts" = $5
returning "payload", "next_attempt_at";

-- withdrawEmergency
delete from "outbox"
where
  "kind" = $1
  and "sent_at" is null
  and "failed_at" is null
  and "claimed_until" is null
  and payload ->> 'id' = $2;
