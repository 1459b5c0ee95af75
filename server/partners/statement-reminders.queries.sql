-- Generated: the test of these queries writes it anew with --update=all.

-- insertReminder
insert into "statement_reminders" ("statement_id", "sent_at", "sent_by")
values ($1, $2, $3);

-- listReminders
select "statement_id", "sent_at", "sent_by", "accounts"."first_name", "accounts"."last_name"
from "statement_reminders" left join "accounts" on "accounts"."id" = "statement_reminders"."sent_by"
where statement_id = any ($1::int[])
order by "sent_at", "statement_reminders"."id";

-- listToRemind
select "id"
from "partner_statements"
where
  (
    partner_statements.total_cents - coalesce(
      (
        select sum(moved.cents)
        from statement_movements as moved
        where moved.statement_id = partner_statements.id
      ),
      0
    )
  )::integer > $1
  and coalesce(due_on, (made_at at time zone interval '-04:00')::date + 30) < $2
  and (select count(*) from statement_reminders where statement_id = partner_statements.id) < $3
  and not exists (select from statement_reminders where statement_id = partner_statements.id and sent_at > $4)
order by "id";
