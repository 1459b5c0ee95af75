-- findOutboxDepth
select count(*) filter (where failed_at is null) as "waiting", count(*) filter (where failed_at is not null) as "failed" from "outbox" where "sent_at" is null;
