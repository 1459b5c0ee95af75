-- Generated: the test of these queries writes it anew with --update=all.

-- claimMessages
update "webhook_messages"
set "claimed_until" = $1, "attempts" = "attempts" + $2
where
  "id" in (
    select "due"."id"
    from "webhook_messages" as "due"
    where
      "due"."webhook_id" = $3
      and "due"."sent_at" is null
      and "due"."failed_at" is null
      and "due"."next_attempt_at" <= $4
      and ("due"."claimed_until" is null or "due"."claimed_until" <= $5)
      and not exists (
        select "earlier"."id"
        from "webhook_messages" as "earlier"
        where
          "earlier"."webhook_id" = "due"."webhook_id"
          and "earlier"."ride_id" = "due"."ride_id"
          and "earlier"."id" < "due"."id"
          and "earlier"."sent_at" is null
          and "earlier"."failed_at" is null
      )
    order by "due"."id"
    limit $6
    for update skip locked
  )
returning "id", "type", "data", "created_at", "attempts";

-- forgetMessages
delete from "webhook_messages"
where "created_at" < $1 and coalesce(sent_at, failed_at) is not null;

-- insertMessage
insert into "webhook_messages" ("webhook_id", "type", "data", "created_at", "next_attempt_at")
values ($1, $2, $3, $4, $5);

-- listDueWebhooks
select distinct "webhook_id"
from "webhook_messages"
where
  "sent_at" is null
  and "failed_at" is null
  and "next_attempt_at" <= $1
  and ("claimed_until" is null or "claimed_until" <= $2)
order by "webhook_id";

-- listMessageRows
select *
from "webhook_messages"
where "webhook_id" = $1
order by "id" desc
limit $2;

-- makeDueAgain
update "webhook_messages"
set "attempts" = $1, "next_attempt_at" = $2, "sent_at" = $3, "failed_at" = $4, "last_error" = $5
where
  "id" = $6
  and exists (
    select "webhooks"."id"
    from "webhooks"
    where "webhooks"."id" = "webhook_messages"."webhook_id" and "webhooks"."ended_at" is null
  )
returning "webhook_id", "type";

-- noteAttempt
update "webhook_messages"
set "sent_at" = $1, "last_error" = $2, "claimed_until" = $3
where "id" = $4 and "sent_at" is null and "failed_at" is null;

-- releaseMessages
update "webhook_messages"
set "claimed_until" = $1, "attempts" = "attempts" - $2
where "id" in ($3);
