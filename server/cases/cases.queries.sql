-- Generated: the test of these queries writes it anew with --update=all.

-- countCasesDueBefore
select count(*) as "overdue"
from "cases"
where "closed_at" is null and "due_on" < $1;

-- countCasesOfRider
select count(*) as "others"
from "cases" inner join "rides" on "rides"."id" = "cases"."ride_id"
where "rides"."rider_id" = $1 and "cases"."id" != $2;

-- countOpenCases
select count(*) as "open"
from "cases"
where "closed_at" is null;

-- findAskedDriver
select "id", "email", "language", "first_name", "last_name"
from "accounts"
where "id" = $1 and "state" != $2;

-- findCase
select
  "cases"."id",
  "cases"."kind",
  "cases"."title",
  "cases"."ride_id",
  "cases"."driver_id",
  "cases"."message_id",
  "cases"."opened_at",
  "cases"."given_to",
  "cases"."due_on",
  "cases"."outcome",
  "cases"."closed_at",
  "rides"."reference",
  "rides"."stars",
  "rides"."rider_name",
  "contact_messages"."name" as "writer_name",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name",
  "opener"."first_name" as "opener_first_name",
  "opener"."last_name" as "opener_last_name",
  "colleague"."first_name" as "colleague_first_name",
  "colleague"."last_name" as "colleague_last_name",
  (
    select max("written_at") as "at"
    from "case_entries"
    where "case_entries"."case_id" = "cases"."id" and "case_entries"."kind" = $1
  ) as "driver_asked_at",
  (
    select max("written_at") as "at"
    from "case_entries"
    where "case_entries"."case_id" = "cases"."id" and "case_entries"."kind" = $2
  ) as "driver_said_at",
  "closer"."first_name" as "closer_first_name",
  "closer"."last_name" as "closer_last_name",
  "rides"."status" as "ride_status",
  "rides"."pickup_location",
  "rides"."dropoff_location",
  "rides"."ride_datetime",
  "rides"."picked_up_at",
  "rides"."completed_at",
  "rides"."passenger_count",
  "rides"."rider_id",
  "rides"."rider_email",
  "rides"."rider_phone",
  "rides"."language" as "ride_language",
  "rides"."fare_cents",
  "rides"."paid_by",
  "rides"."link_cents",
  "rides"."link_given_back_cents",
  "rides"."cash_given_back_cents",
  "drivers"."plate",
  "contact_messages"."topic" as "message_topic",
  "contact_messages"."subject" as "message_subject",
  "contact_messages"."name" as "message_name",
  "contact_messages"."email" as "message_email",
  "contact_messages"."phone" as "message_phone",
  "contact_messages"."language" as "message_language",
  "contact_messages"."message",
  "contact_messages"."created_at" as "message_at"
from
  "cases"
  left join "rides" on "rides"."id" = "cases"."ride_id"
  left join "contact_messages" on "contact_messages"."id" = "cases"."message_id"
  left join "accounts" as "driver" on "driver"."id" = "cases"."driver_id"
  left join "accounts" as "opener" on "opener"."id" = "cases"."opened_by"
  left join "accounts" as "colleague" on "colleague"."id" = "cases"."given_to"
  left join "accounts" as "closer" on "closer"."id" = "cases"."closed_by"
  left join "drivers" on "drivers"."account_id" = "cases"."driver_id"
where "cases"."id" = $3;

-- findCaseOfMessage
select "id"
from "cases"
where "message_id" = $1;

-- findColleague
select "id", "first_name", "last_name"
from "accounts"
where "role" = $1 and "state" = $2 and "id" = $3;

-- findRideOfCase
select "id", "driver_id"
from "rides"
where "reference" = $1;

-- giveCaseTo
update "cases"
set "given_to" = $1
where "id" = $2;

-- insertCase
insert into "cases" ("kind", "ride_id", "driver_id", "opened_at")
values ($1, $2, $3, $4)
on conflict do nothing
returning "id";

-- insertEntry
insert into "case_entries" ("case_id", "kind", "entry", "written_by", "written_at")
values ($1, $2, $3, $4, $5);

-- listAskedCases
select
  "cases"."id",
  "cases"."kind",
  "cases"."outcome",
  "cases"."closed_at",
  "rides"."reference",
  "rides"."pickup_location",
  "rides"."dropoff_location",
  "rides"."ride_datetime"
from "cases" left join "rides" on "rides"."id" = "cases"."ride_id"
where
  "cases"."driver_id" = $1
  and exists (
    select "case_entries"."id"
    from "case_entries"
    where "case_entries"."case_id" = "cases"."id" and "case_entries"."kind" = $2
  )
  and "cases"."id" = $3
order by "cases"."id" desc
limit $4;

-- listCases
select
  -- as in findCase: "cases"."id" to …nd "case_entries"."kind" = $2) as "driver_said_at"
from
  -- as in findCase: "cases" to …olleague" on "colleague"."id" = "cases"."given_to"
where
  "cases"."id" < $3
  and "cases"."closed_at" is null
  and "cases"."given_to" = $4
  and "cases"."driver_id" = $5
  and "cases"."ride_id" = $6
  and (
    "cases"."title" ilike $7
    or "rides"."reference" ilike $8
    or "rides"."rider_name" ilike $9
    or "contact_messages"."name" ilike $10
    or concat_ws(' ', "driver"."first_name", "driver"."last_name") ilike $11
  )
order by "cases"."id" desc
limit $12;

-- listColleagues
select "id", "first_name", "last_name"
from "accounts"
where "role" = $1 and "state" = $2
order by "first_name", "id";

-- listDriverFigures
with
  "driven" as (
    select "driver_id", count(*) as "rides", count(*) filter (where stars <= $1) as "low"
    from "rides"
    where "status" = $2 and "completed_at" >= $3
    group by "driver_id"
  ),
  "opened" as (
    select "driver_id", count(*) as "cases", count(*) filter (where outcome = 'driver') as "at_fault"
    from "cases"
    where "opened_at" >= $4
    group by "driver_id"
  )
select
  "accounts"."id",
  "accounts"."first_name",
  "accounts"."last_name",
  coalesce(driven.rides, 0)::integer as "rides",
  coalesce(driven.low, 0)::integer as "low_ratings",
  coalesce(opened.cases, 0)::integer as "cases",
  coalesce(opened.at_fault, 0)::integer as "at_fault"
from
  "accounts"
  inner join "drivers" on "drivers"."account_id" = "accounts"."id"
  left join "driven" on "driven"."driver_id" = "accounts"."id"
  left join "opened" on "opened"."driver_id" = "accounts"."id"
where ("driven"."rides" is not null or "opened"."cases" is not null) and "accounts"."id" = $5
order by "accounts"."last_name", "accounts"."id";

-- listEntries
select
  "case_entries"."id",
  "case_id",
  "kind",
  "entry",
  "outcome",
  "written_at",
  "writer"."first_name",
  "writer"."last_name"
from "case_entries" left join "accounts" as "writer" on "writer"."id" = "case_entries"."written_by"
where "case_id" in ($1, $2)
order by "case_entries"."id";

-- lockCase
select "id", "driver_id", "closed_at", "given_to"
from "cases"
where "id" = $1
for update;

-- saveEnd
update "cases"
set "outcome" = $1, "closed_at" = $2, "closed_by" = $3
where "id" = $4;

-- setDueOn
update "cases"
set "due_on" = $1
where "id" = $2;
