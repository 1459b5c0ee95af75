-- countOpenRides
select
  "status",
  count(*) as "rides"
from
  "rides"
where
  (
    "status" = $1
    or "status" in ($2, $3, $4, $5)
  )
group by
  "status";

-- countRidesBetween
select
  "status",
  count(*) as "rides"
from
  "rides"
where
  "ride_datetime" > $1
  and "ride_datetime" <= $2
group by
  "status";

-- findOutboxDepth
select
  count(*) filter (
    where
      failed_at is null
  ) as "waiting",
  count(*) filter (
    where
      failed_at is not null
  ) as "failed",
  min(created_at) filter (
    where
      failed_at is null
  ) as "oldest_waiting_at"
from
  "outbox"
where
  "sent_at" is null;
