-- claimSecret
insert into "server_secrets" ("name", "value") values ($1, $2) on conflict ("name") do nothing;
select "value" from "server_secrets" where "name" = $1;

-- findSubscription
select "endpoint", "p256dh", "auth" from "push_subscriptions" where "endpoint" = $1;

-- forgetOldestSubscriptions
delete from "push_subscriptions" where "endpoint" in (select "endpoint" from "push_subscriptions" where "account_id" = $1 order by "created_at" desc, "endpoint" offset $2);

-- removeSubscription
delete from "push_subscriptions" where "endpoint" = $1 and "account_id" = $2;

-- saveSubscription
insert into "push_subscriptions" ("endpoint", "account_id", "p256dh", "auth", "language", "created_at") values ($1, $2, $3, $4, $5, $6) on conflict ("endpoint") do update set "account_id" = $7, "p256dh" = $8, "auth" = $9, "language" = $10;
