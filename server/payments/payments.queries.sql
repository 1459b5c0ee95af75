-- countInClosing
update "rides"
set
  "closing_id" = $1,
  "version" = "version" + $2
where
  "id" in ($3, $4);

-- findClosing
select
  "shift_closings".*,
  "accounts"."first_name",
  "accounts"."last_name"
from
  "shift_closings"
  inner join "accounts" on "accounts"."id" = "shift_closings"."driver_id"
where
  "shift_closings"."id" = $1;

-- findLastClosing
select
  "closed_at"
from
  "shift_closings"
where
  "driver_id" = $1
order by
  "id" desc
limit
  $2;

-- insertClosing
insert into
  "shift_closings" (
    "driver_id",
    "since",
    "closed_at",
    "rides",
    "usd_cents",
    "xcg_cents",
    "counted_usd_cents",
    "counted_xcg_cents",
    "note"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning
  "id";

-- listCashRides
select
  "id",
  "fare_cents",
  "paid_by",
  "tip_cents",
  "tip_xcg_cents"
from
  "rides"
where
  "driver_id" = $1
  and "status" = $2
  and "closing_id" is null
  and "paid_by" in ($3, $4)
order by
  "id"
for no key update;

-- listClosings
select
  "shift_closings".*,
  "accounts"."first_name",
  "accounts"."last_name"
from
  "shift_closings"
  inner join "accounts" on "accounts"."id" = "shift_closings"."driver_id"
where
  "shift_closings"."driver_id" = $1
  and "shift_closings"."id" < $2
order by
  "shift_closings"."id" desc
limit
  $3;

-- lockDriverOfCash
select
  "account_id"
from
  "drivers"
where
  "account_id" = $1
for no key update;
