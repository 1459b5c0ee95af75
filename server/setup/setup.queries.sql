-- Generated: the test of these queries writes it anew with --update=all.

-- findReader
select "email", "language"
from "accounts"
where "id" = $1;

-- findSetupFacts
select
  (
    select plate || ', ' || first_name || ' ' || last_name
    from drivers join accounts on accounts.id = drivers.account_id
    where plate <> '' and approved_at is not null and not inactive
    order by account_id
    limit 1
  ) as "driver",
  (
    select first_name || ' ' || last_name
    from accounts
    where role = 'operator'
    order by id
    limit 1
  ) as "dispatcher",
  exists (select 1 from accounts where id = $1 and two_factor_since is not null) as "second_factor",
  exists (select 1 from pay_links where applied_cents > 0) as "paid_by_link",
  (select max(created_at) from tariffs where created_by is not null) as "own_tariff_at",
  (select max(sent_at) from outbox where kind = $2 and channel = 'email') as "letter_sent_at",
  (select max(created_at) from outbox where kind = $3 and channel = 'email') as "letter_written_at",
  (select max(failed_at) from outbox where kind = $4 and channel = 'email') as "letter_failed_at";

-- listLookedAt
select "subject", max(at) as "at"
from "audit_log"
where "action" = $1 and "subject" in ($2)
group by "subject";
