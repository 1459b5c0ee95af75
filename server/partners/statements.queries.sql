-- Generated: the test of these queries writes it anew with --update=all.

-- findPartnerToState
select "id", "name", "address", "crib", "email", "language"
from "partners"
where "id" = $1;

-- findStatement
select
  "partner_statements".*,
  (
    select min(completed_at)
    from rides
    where rides.statement_id = partner_statements.id
  ) as "first_completed_at",
  (
    select max(completed_at)
    from rides
    where rides.statement_id = partner_statements.id
  ) as "last_completed_at",
  "maker"."first_name" as "maker_first_name",
  "maker"."last_name" as "maker_last_name"
from "partner_statements" inner join "accounts" as "maker" on "maker"."id" = "partner_statements"."made_by"
where "partner_statements"."id" = $1;

-- hasStatement
select "id"
from "partner_statements"
where "partner_id" = $1 and "month" = $2;

-- insertStatement
insert into
  "partner_statements" (
    "partner_id",
    "name",
    "address",
    "crib",
    "email",
    "language",
    "rides",
    "total_cents",
    "made_at",
    "made_by",
    "seller",
    "due_on",
    "month",
    "number"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    (select coalesce(max(number), 0) + 1 from partner_statements)
  )
returning "id";

-- insertStatementCorrections
insert into "statement_corrections" ("correction_id", "statement_id")
values ($1, $2);

-- listCorrectionsOfStatement
select "correction"."id", "ride_id", "reference", "completed_at", "from_cents", "to_cents", "reason"
from
  "fare_corrections" as "correction"
  inner join "rides" on "rides"."id" = "correction"."ride_id"
  inner join "statement_corrections" as "billed" on "billed"."correction_id" = "correction"."id"
where "billed"."statement_id" = $1
order by "correction"."id";

-- listCorrectionsToState
select "correction"."id", "ride_id", "reference", "completed_at", "from_cents", "to_cents", "reason"
from "fare_corrections" as "correction" inner join "rides" on "rides"."id" = "correction"."ride_id"
where
  "rides"."partner_id" = $1
  and (
    correction.statement_id is not null
    and correction.to_cents > correction.from_cents
    and not exists (select from statement_corrections as billed where billed.correction_id = correction.id)
  )
  and "correction"."made_at" >= $2
  and "correction"."made_at" < $3
order by "correction"."id";

-- listOwingStatements
select
  "partner_statements"."id",
  "partner_id",
  "partners"."name" as "partner_name",
  (
    partner_statements.total_cents - coalesce(
      (
        select sum(moved.cents)
        from statement_movements as moved
        where moved.statement_id = partner_statements.id
      ),
      0
    )
  )::integer as "owed_cents",
  coalesce(due_on, (made_at at time zone interval '-04:00')::date + 30) as "due_on"
from "partner_statements" inner join "partners" on "partners"."id" = "partner_statements"."partner_id"
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
  )::integer <> $1
order by "partners"."name", "partner_statements"."id";

-- listRidesOfStatement
select
  "id",
  "reference",
  "completed_at",
  "rider_name",
  "room",
  "pickup_location",
  "dropoff_location",
  (
    select contracts.name
    from contract_rides join contracts on contracts.id = contract_rides.contract_id
    where contract_rides.ride_id = rides.id
  ) as "contract",
  (fare_cents - corrected_since_statement_cents) as "fare_cents"
from "rides"
where "statement_id" = $1
order by "completed_at", "id";

-- listRidesToState
-- as in listRidesOfStatement: select "id", "reference", "completed_at", "rider_n… to from "rides"
where
  "partner_id" = $1
  and status = 'Completed'
  and paid_by = 'account'
  and statement_id is null
  and "completed_at" >= $2
  and "completed_at" < $3
order by "completed_at", "id"
for no key update;

-- listStatements
-- as in findStatement: select "partner_statements".*, (select min(complet… to …" on "maker"."id" = "partner_statements"."made_by"
where "partner_id" = $1 and "partner_statements"."id" < $2
order by "partner_statements"."id" desc
limit $3;

-- listUnbilledMonths
select "month", sum(rides)::integer as "rides", sum(cents)::integer as "cents"
from
  (
    select
      to_char(completed_at at time zone interval '-04:00', 'YYYY-MM') as "month",
      1 as "rides",
      "fare_cents" as "cents"
    from "rides"
    where
      "partner_id" = $1
      and status = 'Completed'
      and paid_by = 'account'
      and statement_id is null
      and "completed_at" < $2
    union all
    select
      to_char(correction.made_at at time zone interval '-04:00', 'YYYY-MM') as "month",
      0 as "rides",
      to_cents - from_cents as "cents"
    from "fare_corrections" as "correction" inner join "rides" on "rides"."id" = "correction"."ride_id"
    where
      "rides"."partner_id" = $3
      and (
        correction.statement_id is not null
        and correction.to_cents > correction.from_cents
        and not exists (
          select
          from statement_corrections as billed
          where billed.correction_id = correction.id
        )
      )
      and "correction"."made_at" < $4
  ) as "to_bill"
group by "month"
order by "month";

-- listUnpaidStatements
select
  "id",
  "partner_id",
  "name",
  "month",
  "rides",
  "total_cents",
  "made_at",
  "mailed_at",
  -- as in listOwingStatements: (partner_statements.total_cents - coalesce((select…
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
order by "made_at", "id"
limit $3;

-- noteMailed
update "partner_statements"
set "mailed_at" = $1
where "id" = $2;

-- sumUnpaidStatements
select
  coalesce(
    sum(
      (
        partner_statements.total_cents - coalesce(
          (
            select sum(moved.cents)
            from statement_movements as moved
            where moved.statement_id = partner_statements.id
          ),
          0
        )
      )::integer
    ),
    0
  )::bigint as "cents"
-- as in listUnpaidStatements: from "partner_statements" to …t at time zone interval '-04:00')::date + 30) < $2;
