-- Generated: the test of these queries writes it anew with --update=all.

-- keepReminder
insert into "ride_reminders" ("ride_id", "hours_before", "pickup_at", "told_at")
values ($1, $2, $3, $4);

-- listRidesToRemind
select "id", "ride_datetime"
from "rides"
where
  "status" in ($1, $2, $3)
  and "held" = $4
  and "ride_datetime" > $5
  and "ride_datetime" <= $6
  and coalesce(time_told_at, created_at) <= ride_datetime - $7 * interval '1 hour'
  and not exists (
    select "ride_reminders"."ride_id"
    from "ride_reminders"
    where
      "ride_reminders"."ride_id" = "rides"."id"
      and "ride_reminders"."pickup_at" = "rides"."ride_datetime"
      and "ride_reminders"."hours_before" = $8
  )
  and "id" = $9
order by "id"
for update;
