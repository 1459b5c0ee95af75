-- Generated: the test of these queries writes it anew with --update=all.

-- claimKey
insert into "idempotency_keys" ("caller", "key", "request_hash", "created_at")
values ($1, $2, $3, $4)
on conflict ("caller", "key") do update
set "request_hash" = $5, "created_at" = $6, "status" = $7, "body" = $8
where "idempotency_keys"."created_at" < $9
returning "key";

-- deleteAnswersTo
delete from "idempotency_keys"
where "caller" = $1;

-- findAnswer
select "request_hash", "status", "body", "created_at"
from "idempotency_keys"
where "caller" = $1 and "key" = $2;

-- forgetAnswersBefore
delete from "idempotency_keys"
where "created_at" < $1;

-- holdNames
select pg_advisory_xact_lock(hashtextextended ($1, 0)), pg_advisory_xact_lock(hashtextextended ($2, 0));

-- insertAnswer
insert into "idempotency_keys" ("caller", "key", "request_hash", "created_at", "status", "body")
values ($1, $2, $3, $4, $5, $6)
on conflict ("caller", "key") do update
set "request_hash" = $7, "status" = $8, "body" = $9, "created_at" = $10
where "idempotency_keys"."created_at" < $11;

-- saveAnswer
update "idempotency_keys"
set "status" = $1, "body" = $2
where "caller" = $3 and "key" = $4;
