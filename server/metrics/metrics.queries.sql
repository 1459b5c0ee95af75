-- findOutboxDepth
select count(*) filter (where failed_at is null) as "waiting", count(*) filter (where failed_at is not null) as "failed", min(created_at) filter (where failed_at is null) as "oldest_waiting_at" from "outbox" where "sent_at" is null;
