-- findPartnerToState
select
  "id",
  "name",
  "address",
  "crib",
  "email",
  "language"
from
  "partners"
where
  "id" = $1;

-- findStatement
select
  "partner_statements".*,
  "maker"."first_name" as "maker_first_name",
  "maker"."last_name" as "maker_last_name",
  "payer"."first_name" as "payer_first_name",
  "payer"."last_name" as "payer_last_name"
from
  "partner_statements"
  inner join "accounts" as "maker" on "maker"."id" = "partner_statements"."made_by"
  left join "accounts" as "payer" on "payer"."id" = "partner_statements"."paid_noted_by"
where
  "partner_statements"."id" = $1;

-- hasStatement
select
  "id"
from
  "partner_statements"
where
  "partner_id" = $1
  and "month" = $2;

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
    (
      select
        coalesce(max(number), 0) + 1
      from
        partner_statements
    )
  )
returning
  "id";

-- listRidesOfStatement
select
  "id",
  "reference",
  "completed_at",
  "rider_name",
  "room",
  "pickup_location",
  "dropoff_location",
  "fare_cents"
from
  "rides"
where
  "statement_id" = $1
order by
  "completed_at",
  "id";

-- listRidesToState
select
  "id",
  "reference",
  "completed_at",
  "rider_name",
  "room",
  "pickup_location",
  "dropoff_location",
  "fare_cents"
from
  "rides"
where
  "partner_id" = $1
  and "status" = $2
  and "paid_by" = $3
  and "statement_id" is null
  and "completed_at" < $4
order by
  "completed_at",
  "id"
for no key update;

-- listStatements
select
  "partner_statements".*,
  "maker"."first_name" as "maker_first_name",
  "maker"."last_name" as "maker_last_name",
  "payer"."first_name" as "payer_first_name",
  "payer"."last_name" as "payer_last_name"
from
  "partner_statements"
  inner join "accounts" as "maker" on "maker"."id" = "partner_statements"."made_by"
  left join "accounts" as "payer" on "payer"."id" = "partner_statements"."paid_noted_by"
where
  "partner_id" = $1
  and "partner_statements"."id" < $2
order by
  "partner_statements"."id" desc
limit
  $3;

-- listUnpaidStatements
select
  "id",
  "partner_id",
  "name",
  "month",
  "rides",
  "total_cents",
  "made_at",
  "mailed_at"
from
  "partner_statements"
where
  "paid_at" is null
  and "made_at" < $1
order by
  "made_at",
  "id"
limit
  $2;

-- noteMailed
update "partner_statements"
set
  "mailed_at" = $1
where
  "id" = $2;

-- notePaid
update "partner_statements"
set
  "paid_at" = $1,
  "paid_noted_by" = $2,
  "paid_note" = $3
where
  "id" = $4
  and "paid_at" is null;

-- putOnStatement
update "rides"
set
  "statement_id" = $1,
  "version" = "version" + $2
where
  "id" in ($3, $4);

-- sumUnpaidStatements
select
  coalesce(sum(total_cents), 0)::bigint as "cents"
from
  "partner_statements"
where
  "paid_at" is null
  and "made_at" < $1;
