-- Generated: the test of these queries writes it anew with --update=all.

-- countTold
select count(*) as "told"
from "webhooks"
where "partner_id" = $1 and "ended_at" is null;

-- findWebhook
select
  "webhooks".*,
  "maker"."first_name" as "maker_first_name",
  "maker"."last_name" as "maker_last_name",
  (
    select count(*)::integer
    from webhook_messages
    where webhook_messages.webhook_id = webhooks.id and sent_at is null and failed_at is null
  ) as "waiting",
  (
    select count(*)::integer
    from webhook_messages
    where webhook_messages.webhook_id = webhooks.id and failed_at is not null
  ) as "failed",
  (
    select max(sent_at)
    from webhook_messages
    where webhook_messages.webhook_id = webhooks.id
  ) as "last_sent_at"
from "webhooks" inner join "accounts" as "maker" on "maker"."id" = "webhooks"."made_by"
where "webhooks"."id" = $1;

-- giveUpMessages
update "webhook_messages"
set "failed_at" = $1, "last_error" = $2, "claimed_until" = $3
where "webhook_id" = $4 and "sent_at" is null and "failed_at" is null;

-- insertWebhook
insert into "webhooks" ("partner_id", "url", "made_by", "made_at")
values ($1, $2, $3, $4)
returning "id";

-- listWebhookRows
-- as in findWebhook: select "webhooks".*, "maker"."first_name" as "make… to … as "maker" on "maker"."id" = "webhooks"."made_by"
where "webhooks"."partner_id" = $1
order by webhooks.ended_at is not null, "webhooks"."id" desc;

-- renewGeneration
update "webhooks"
set "key_generation" = "key_generation" + $1, "old_key_until" = $2
where "id" = $3 and "ended_at" is null;

-- updateWebhook
update "webhooks"
set "ended" = $1, "ended_at" = $2
where "id" = $3 and "ended_at" is null;
