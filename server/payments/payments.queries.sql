-- Generated: the test of these queries writes it anew with --update=all.

-- findClosing
select
  "shift_closings".*,
  "accounts"."first_name",
  "accounts"."last_name",
  "taker"."first_name" as "taker_first_name",
  "taker"."last_name" as "taker_last_name"
from
  "shift_closings"
  inner join "accounts" on "accounts"."id" = "shift_closings"."driver_id"
  left join "accounts" as "taker" on "taker"."id" = "shift_closings"."handed_in_by"
where "shift_closings"."id" = $1;

-- findClosingMaybe
select "driver_id"
from "shift_closings"
where "id" = $1;

-- findLastClosing
select "closed_at"
from "shift_closings"
where "driver_id" = $1
order by "id" desc
limit $2;

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
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning "id";

-- listCashRides
select
  "id",
  "fare_cents",
  "paid_by",
  "link_cents",
  "tip_cents",
  "tip_xcg_cents",
  "also_paid_by",
  "also_cents",
  "xcg_step"
from "rides"
where
  "driver_id" = $1
  and "status" = $2
  and "closing_id" is null
  and "imported_at" is null
  and "paid_by" in ($3, $4)
order by "id"
for no key update;

-- listCashWithDrivers
select
  "accounts"."id" as "driver_id",
  "accounts"."first_name",
  "accounts"."last_name",
  count(*) filter (where "part"."is_first" = $1) as "rides",
  sum(
    case
      when part.way = 'cash_usd' then part.part_cents
      else 0
    end + case
      when part.is_first
      and paid_by = 'cash_usd' then coalesce(tip_cents, 0)
      else 0
    end
  ) as "usd_cents",
  sum(
    case
      when part.way = 'cash_xcg' then case
        when xcg_step is null then round("part"."part_cents" * 179 / 100.0)
        else round(round("part"."part_cents" * 179 / 100.0) / xcg_step) * xcg_step
      end
      else 0
    end + case
      when part.is_first
      and paid_by = 'cash_xcg' then coalesce(tip_xcg_cents, round("tip_cents" * 179 / 100.0), 0)
      else 0
    end
  )::bigint as "xcg_cents"
from
  "rides"
  inner join "accounts" on "accounts"."id" = "rides"."driver_id"
  inner join lateral (
    select *
    from
      (
        values
          (
            paid_by,
            greatest(fare_cents - link_cents, 0) - case
              when also_paid_by is null then 0
              else least(coalesce(also_cents, 0), greatest(fare_cents - link_cents, 0))
            end,
            true
          ),
          (also_paid_by, least(coalesce(also_cents, 0), greatest(fare_cents - link_cents, 0)), false)
      ) as way_of (way, part_cents, is_first)
    where is_first or way is not null
  ) as "part" on true
where
  "rides"."status" = $2
  and "rides"."closing_id" is null
  and "rides"."imported_at" is null
  and "rides"."paid_by" in ($3, $4)
group by "accounts"."id";

-- listClosedCashWithDrivers
select
  "accounts"."id" as "driver_id",
  "accounts"."first_name",
  "accounts"."last_name",
  count(*) as "closings",
  sum("counted_usd_cents") as "usd_cents",
  sum("counted_xcg_cents") as "xcg_cents"
from "shift_closings" inner join "accounts" on "accounts"."id" = "shift_closings"."driver_id"
where "handed_in_at" is null
group by "accounts"."id";

-- listClosings
-- as in findClosing: select "shift_closings".*, "accounts"."first_name"… to … on "taker"."id" = "shift_closings"."handed_in_by"
where
  "shift_closings"."driver_id" = $1
  and "shift_closings"."id" < $2
  and "shift_closings"."handed_in_at" is null
order by "shift_closings"."id" desc
limit $3;

-- listOwedByNobody
select
  "rides"."id",
  "rides"."fare_cents",
  "rides"."pickup_location",
  "accounts"."first_name",
  "accounts"."last_name",
  rides.completed_at as "completed_at"
from "rides" left join "accounts" on "accounts"."id" = "rides"."driver_id"
where
  rides.paid_by = 'account'
  and rides.partner_id is null
  and rides.imported_at is null
  and rides.completed_at is not null
order by "rides"."completed_at" desc, "rides"."id" desc
limit $1;

-- lockDriverOfCash
select "account_id"
from "drivers"
where "account_id" = $1
for no key update;

-- sumOwedByNobody
select count(*) as "rides", coalesce(sum(fare_cents), 0)::bigint as "cents"
from "rides"
where
  rides.paid_by = 'account'
  and rides.partner_id is null
  and rides.imported_at is null
  and rides.completed_at is not null;

-- takeOverClosing
update "shift_closings"
set
  "handed_in_at" = $1,
  "handed_in_by" = $2,
  "received_usd_cents" = $3,
  "received_xcg_cents" = $4,
  "received_note" = $5
where "id" = $6 and "handed_in_at" is null;
