-- Generated: the test of these queries writes it anew with --update=all.

-- findSentMessage
select
  "outbox"."id",
  "outbox"."kind",
  "outbox"."channel",
  "outbox"."gateway",
  "outbox"."recipient",
  "outbox"."language",
  "outbox"."ride_id",
  "outbox"."account_id",
  "outbox"."attempts",
  "outbox"."next_attempt_at",
  "outbox"."claimed_until",
  "outbox"."sent_at",
  "outbox"."failed_at",
  "outbox"."last_error",
  "outbox"."report",
  "outbox"."sent_again_at",
  "outbox"."created_at",
  "rides"."reference" as "ride_reference",
  "rides"."status" as "ride_status",
  "rides"."driver_id" as "ride_driver_id",
  "account"."id" as "whose",
  "account"."username" as "account",
  "outbox"."payload"
from
  "outbox"
  left join "rides" on "rides"."id" = "outbox"."ride_id"
  left join "push_subscriptions" as "browser" on "browser"."endpoint" = "outbox"."recipient"
  and "outbox"."channel" = $1
  left join "accounts" as "account" on "account"."id" = coalesce(outbox.account_id, browser.account_id)
where "outbox"."id" = $2;

-- listSentMessages
select
  -- as in findSentMessage: "outbox"."id" to "account"."username" as "account"
-- as in findSentMessage: from "outbox" left join "rides" on "rides"."id" = …
where
  "outbox"."id" < $2
  and "outbox"."channel" = $3
  and "rides"."reference" ilike $4
  and "outbox"."failed_at" is null
  and "outbox"."sent_at" is null
  and "outbox"."last_error" is not null
order by "outbox"."id" desc
limit $5;

-- markSentAgain
update "outbox"
set
  "sent_again_at" = $1,
  "failed_at" = case when sent_at is null then coalesce(failed_at, $2::timestamptz) else failed_at end
where
  "id" = $3
  and "sent_again_at" is null
  and ("claimed_until" is null or "claimed_until" <= $4)
  and ("sent_at" is not null or "failed_at" is not null or "last_error" is not null);
