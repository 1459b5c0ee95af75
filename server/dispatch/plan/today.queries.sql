-- Generated: the test of these queries writes it anew with --update=all.

-- countPromisesToday
select
  count(*) as "promises",
  sum(
    case
      when coalesce(rides.arrived_at, rides.picked_up_at) <= coalesce(ride_promises.pickup_at, rides.ride_datetime) + 5 * interval '1 minute' then 1
      else 0
    end
  ) as "kept"
from
  "rides"
  left join "ride_promises" on "ride_promises"."ride_id" = "rides"."id"
  and "ride_promises"."asked_at" = "rides"."ride_datetime"
where
  coalesce(ride_promises.pickup_at, rides.ride_datetime) >= $1
  and coalesce(ride_promises.pickup_at, rides.ride_datetime) <= $2
  and "rides"."status" in ($3, $4, $5, $6)
  and "rides"."imported_at" is null;

-- countToldToday
select
  (
    select count(distinct "ride_id") as "n"
    from "ride_history"
    where "action" in ($1, $2) and "at" >= $3
  ) as "told",
  (select count(*) as "n" from "told_moves" where "moved_at" >= $4) as "moved";
