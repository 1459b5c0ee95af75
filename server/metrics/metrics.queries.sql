-- Generated: the test of these queries writes it anew with --update=all.

-- countMessagesByChannel
select
  "channel",
  count(*) filter (where sent_at is null and failed_at is null) as "waiting",
  count(*) filter (where sent_at > $1) as "sent",
  count(*) filter (where failed_at > $2) as "failed"
from "outbox"
where (("sent_at" is null and "failed_at" is null) or "sent_at" > $3 or "failed_at" > $4)
group by "channel";

-- countOpenRides
select "status", count(*) as "rides"
from "rides"
where ("status" = $1 or "status" in ($2, $3, $4, $5))
group by "status";

-- countPaymentChecks
select
  count(*) as "waiting",
  count(*) filter (where next_check_at < $1) as "overdue",
  count(*) filter (where trouble is not null) as "troubled"
from "pay_links"
where "next_check_at" is not null;

-- countRidesBetween
select "status", count(*) as "rides"
from "rides"
where "ride_datetime" > $1 and "ride_datetime" <= $2
group by "status";

-- findOutboxDepth
select
  count(*) filter (where failed_at is null) as "waiting",
  count(*) filter (where failed_at is not null) as "failed",
  min(created_at) filter (where failed_at is null) as "oldest_waiting_at"
from "outbox"
where "sent_at" is null;

-- findPlanFigures
select
  coalesce(planner_until > now(), false) as "kept",
  (select count(*) as "rides" from "plan_rides" where ("state" = $1 or "minutes_late" > $2)) as "at_risk"
from "plan_state";
