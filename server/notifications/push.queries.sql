-- Generated: the test of these queries writes it anew with --update=all.

-- findSubscription
select "push_subscriptions"."endpoint", "push_subscriptions"."p256dh", "push_subscriptions"."auth"
from "push_subscriptions" inner join "sessions" on "sessions"."id" = "push_subscriptions"."session_id"
where "push_subscriptions"."endpoint" = $1 and "sessions"."ended_at" is null and "sessions"."expires_at" > $2;

-- forgetOldestSubscriptions
delete from "push_subscriptions"
where
  "endpoint" in (
    select "endpoint"
    from "push_subscriptions"
    where "account_id" = $1
    order by "created_at" desc, "endpoint"
    offset $2
  );

-- removeAllSubscriptions
delete from "push_subscriptions";

-- removeSubscription
delete from "push_subscriptions"
where "endpoint" = $1 and "account_id" = $2;

-- removeSubscriptionsOf
delete from "push_subscriptions"
where "account_id" = $1;

-- saveSubscription
insert into
  "push_subscriptions" ("endpoint", "account_id", "session_id", "p256dh", "auth", "language", "created_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("endpoint") do update
set "account_id" = $8, "session_id" = $9, "p256dh" = $10, "auth" = $11, "language" = $12;
