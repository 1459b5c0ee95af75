-- Generated: the test of these queries writes it anew with --update=all.

-- answerApplication
update "driver_applications"
set "state" = $1, "handled_at" = $2, "handled_by" = $3
where "id" = $4 and "state" = $5;

-- countOpenLetters
select
  (select count(*) as "messages" from "contact_messages" where "handled_at" is null) as "messages",
  (select count(*) as "applications" from "driver_applications" where "state" = $1) as "applications";

-- deletePaperSeen
delete from "application_papers"
where "application_id" = $1 and "paper" = $2;

-- findApplication
select "driver_applications".*, "handler"."username" as "handler"
from
  "driver_applications"
  left join "accounts" as "handler" on "handler"."id" = "driver_applications"."handled_by"
where "driver_applications"."id" = $1;

-- findMessage
select "contact_messages".*, "handler"."username" as "handler", "cases"."id" as "case_id"
from
  "contact_messages"
  left join "accounts" as "handler" on "handler"."id" = "contact_messages"."handled_by"
  left join "cases" on "cases"."message_id" = "contact_messages"."id"
where "contact_messages"."id" = $1;

-- forgetMessagesBefore
delete from "contact_messages"
where "created_at" < $1;
delete from "driver_applications"
where "created_at" < $1 and "state" != $2;

-- insertAnswer
insert into "contact_answers" ("message_id", "answer", "answered_by", "answered_at")
values ($1, $2, $3, $4);

-- insertApplication
insert into
  "driver_applications" (
    "first_name",
    "last_name",
    "email",
    "phone",
    "license_number",
    "vehicle_type",
    "vehicle_name",
    "plate",
    "languages",
    "created_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning "id";

-- insertContactMessage
insert into "contact_messages" ("topic", "name", "email", "message", "language", "created_at")
values ($1, $2, $3, $4, $5, $6)
returning "id";

-- insertPaperSeen
insert into "application_papers" ("application_id", "paper", "seen_at", "seen_by")
values ($1, $2, $3, $4)
on conflict do nothing;

-- linkApplication
update "driver_applications"
set "account_id" = $1
where "id" = $2;

-- listAnswers
select "message_id", "answer", "answered_at", "writer"."username" as "writer"
from "contact_answers" left join "accounts" as "writer" on "writer"."id" = "contact_answers"."answered_by"
where "message_id" in ($1, $2)
order by "contact_answers"."id";

-- listApplications
select "driver_applications".*, "handler"."username" as "handler"
from
  "driver_applications"
  left join "accounts" as "handler" on "handler"."id" = "driver_applications"."handled_by"
where
  "driver_applications"."id" < $1
  and "driver_applications"."state" = $2
  and (
    concat_ws($3, "driver_applications"."first_name", "driver_applications"."last_name") ilike $4
    or "driver_applications"."email" ilike $5
    or "driver_applications"."plate" ilike $6
  )
order by "driver_applications"."id" desc
limit $7;

-- listMessages
select "contact_messages".*, "handler"."username" as "handler", "cases"."id" as "case_id"
from
  "contact_messages"
  left join "accounts" as "handler" on "handler"."id" = "contact_messages"."handled_by"
  left join "cases" on "cases"."message_id" = "contact_messages"."id"
where
  "contact_messages"."id" < $1
  and "handled_at" is null
  and (
    "contact_messages"."name" ilike $2
    or "contact_messages"."email" ilike $3
    or "contact_messages"."subject" ilike $4
    or "contact_messages"."message" ilike $5
  )
order by "contact_messages"."id" desc
limit $6;

-- listPapersSeen
select "application_id", "paper", "seen_at", "seer"."username" as "seer"
from "application_papers" left join "accounts" as "seer" on "seer"."id" = "application_papers"."seen_by"
where "application_id" in ($1, $2)
order by "application_id", "paper";

-- markMessage
update "contact_messages"
set "handled_at" = $1, "handled_by" = $2
where "id" = $3 and "handled_at" is null;
