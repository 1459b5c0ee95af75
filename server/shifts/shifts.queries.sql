-- Generated: the test of these queries writes it anew with --update=all.

-- deleteShiftDay
delete from "shift_days"
where "driver_id" = $1 and "day" = $2;

-- deleteShiftsOf
delete from "driver_shifts"
where "driver_id" = $1;
delete from "shift_days"
where "driver_id" = $1;

-- insertDriverShifts
insert into "driver_shifts" ("driver_id", "week", "version", "changed_by", "changed_at")
values ($1, $2, $3, $4, $5)
on conflict ("driver_id") do nothing;

-- listShiftDays
select "driver_id", "day", "shifts", "note"
from "shift_days"
where "day" >= $1 and "day" < $2 and "driver_id" = $3
order by "driver_id", "day";

-- listWrittenWeeks
select
  "drivers"."account_id" as "driver_id",
  "accounts"."first_name",
  "accounts"."last_name",
  "driver_shifts"."week",
  "driver_shifts"."home_name",
  "driver_shifts"."home_lat",
  "driver_shifts"."home_lng",
  "driver_shifts"."version",
  "driver_shifts"."changed_at",
  "changer"."first_name" as "changer_first_name",
  "changer"."last_name" as "changer_last_name"
from
  "drivers"
  inner join "accounts" on "accounts"."id" = "drivers"."account_id"
  left join "driver_shifts" on "driver_shifts"."driver_id" = "drivers"."account_id"
  left join "accounts" as "changer" on "changer"."id" = "driver_shifts"."changed_by"
where "accounts"."state" = $1 and "drivers"."approved_at" is not null
order by "accounts"."first_name", "accounts"."last_name", "accounts"."id";

-- sumDrivenMinutes
select "driver_id", cast(sum(duration_min) as integer) as "minutes"
from "rides"
where "status" = $1 and "ended_at" >= $2 and "ended_at" < $3 and "driver_id" is not null
group by "driver_id";

-- updateDriverShifts
update "driver_shifts"
set "week" = $1, "changed_by" = $2, "changed_at" = $3, "version" = $4
where "driver_id" = $5 and "version" = $6;

-- writeShiftDay
insert into "shift_days" ("driver_id", "day", "shifts", "note", "set_by", "set_at")
values ($1, $2, $3, $4, $5, $6)
on conflict ("driver_id", "day") do update
set "shifts" = $7, "note" = $8, "set_by" = $9, "set_at" = $10;
