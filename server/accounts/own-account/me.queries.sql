-- Generated: the test of these queries writes it anew with --update=all.

-- findMe
select
  "id",
  "username",
  "email",
  "email_key",
  "email_confirmed_at",
  "first_name",
  "last_name",
  "phone",
  "phone_confirmed_at",
  "password_hash",
  "role",
  "rights",
  "language",
  "last_visited_page",
  "two_factor_since",
  "created_at",
  (
    select count(*) as "completed"
    from "rides"
    where
      "rides"."rider_id" = "accounts"."id"
      and "rides"."status" = $1
      and (
        rides.claimed_at is null
        or (
          rides.partner_id is null
          and (rides.completed_at is null or rides.completed_at > rides.claimed_at)
        )
      )
  ) as "completed_rides"
from "accounts"
where "id" = $2;

-- findOwnDriver
select *
from "drivers"
where "account_id" = $1;

-- listCasesOf
select
  "cases"."id",
  "cases"."kind",
  "cases"."opened_at",
  "cases"."closed_at",
  "rides"."reference",
  "case_entries"."kind" as "entry_kind",
  "case_entries"."entry",
  "case_entries"."written_at"
from
  "cases"
  inner join "rides" on "rides"."id" = "cases"."ride_id"
  left join "case_entries" on "case_entries"."case_id" = "cases"."id"
  and (
    ("rides"."rider_id" = $1 and "case_entries"."kind" = $2)
    or ("cases"."driver_id" = $3 and "case_entries"."kind" in ($4, $5))
  )
where ("rides"."rider_id" = $6 or "cases"."driver_id" = $7)
order by "cases"."id", "case_entries"."id";

-- listMessagesAboutOwnRides
select
  "outbox"."kind",
  "outbox"."channel",
  "outbox"."recipient",
  "outbox"."created_at",
  "outbox"."sent_at",
  "rides"."reference"
from "outbox" inner join "rides" on "rides"."id" = "outbox"."ride_id"
where "rides"."rider_id" = $1 and "outbox"."channel" = $2
order by "outbox"."id" desc;

-- listOwnPaperFiles
select "paper", "kind", "attached_at", "content"
from "driver_paper_files"
where "driver_id" = $1
order by "paper";

-- listOwnRides
select
  "reference",
  "status",
  "rider_name",
  "rider_phone",
  "rider_email",
  "pickup_location",
  "dropoff_location",
  "stops",
  "ride_datetime",
  "passenger_count",
  "luggage_count",
  "distance_m",
  "fare_cents",
  "paid_by",
  "tip_cents",
  "tip_xcg_cents",
  "tip_link_cents",
  "notes",
  "flight_number",
  "created_at",
  "completed_at",
  "stars"
from "rides"
where "rider_id" = $1
order by "ride_datetime" desc, "id" desc;
