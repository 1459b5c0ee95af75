-- Generated: the test of these queries writes it anew with --update=all.

-- claimDueLinks
update "pay_links"
set "next_check_at" = $1
where
  "id" in (
    select "id"
    from "pay_links"
    where "next_check_at" <= $2
    order by "next_check_at"
    limit $3
    for update skip locked
  )
returning "id";

-- claimDueRefunds
update "pay_link_refunds"
set "next_try_at" = $1
where
  "id" in (
    select "id"
    from "pay_link_refunds"
    where "state" = $2 and "next_try_at" <= $3
    order by "next_try_at"
    limit $4
    for update skip locked
  )
returning "id", "pay_link_id", "amount_cents", "charged_cents";

-- claimLink
update "pay_links"
set "next_check_at" = $1
where "id" = $2 and "next_check_at" <= $3;

-- endLinksOfOthers
update "pay_links"
set "state" = $1, "ended_at" = $2, "next_check_at" = $3
where "state" = $4 and "expires_at" <= $5 and "provider" != $6;

-- endRefund
update "pay_link_refunds"
set "state" = $1, "next_try_at" = $2
where "id" = $3 and "state" = $4;

-- findOpenLink
select *
from "pay_links"
where "state" = $1 and "purpose" != $2 and "ride_id" = $3;

-- findPayLink
select
  "pay_links".*,
  "rides"."reference",
  "rides"."rider_name",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name",
  "rides"."tracking_code",
  "rides"."language" as "ride_language",
  "partner_statements"."number" as "statement_number",
  "partner_statements"."name" as "statement_name",
  "partner_statements"."email" as "statement_email",
  "partner_statements"."language" as "statement_language",
  "accounts"."first_name",
  "accounts"."last_name",
  (
    case
      when pay_links.paid_at is null then 0
      else greatest(
        0,
        pay_links.amount_cents - pay_links.refunded_cents - (
          case
            when pay_links.purpose = 'statement' then pay_links.amount_cents - pay_links.refunded_cents - least(
              pay_links.amount_cents - pay_links.refunded_cents,
              greatest(
                0,
                - (
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
                ) - coalesce(
                  (
                    select sum(later.amount_cents - later.refunded_cents)
                    from pay_links as later
                    where
                      later.statement_id = pay_links.statement_id
                      and (later.paid_at, later.id) > (pay_links.paid_at, pay_links.id)
                  ),
                  0
                )
              )
            )
            when pay_links.purpose in ('no_show_fee', 'tip') then pay_links.applied_cents
            else least(
              pay_links.applied_cents,
              greatest(
                0,
                (
                  case
                    when rides.status = 'NoShow' then coalesce(rides.no_show_fee_cents, 0)
                    when rides.status in ('Cancelled', 'Rejected', 'NoShow') then 0
                    else rides.fare_cents
                  end
                ) - coalesce(
                  (
                    select sum(earlier.applied_cents)
                    from pay_links as earlier
                    where
                      earlier.ride_id = pay_links.ride_id
                      and earlier.purpose in ('fare', 'deposit')
                      and (earlier.paid_at, earlier.id) < (pay_links.paid_at, pay_links.id)
                  ),
                  0
                )
              )
            )
          end
        )
      )::integer
    end
  ) as "refund_due_cents"
from
  "pay_links"
  left join "rides" on "rides"."id" = "pay_links"."ride_id"
  left join "partner_statements" on "partner_statements"."id" = "pay_links"."statement_id"
  left join "accounts" on "accounts"."id" = "pay_links"."asked_by"
  left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
  and "rides"."status" = $1
where "pay_links"."id" = $2;

-- findPayLinkByCode
-- as in findPayLink: select "pay_links".*, "rides"."reference", "rides"… to …d" = "rides"."driver_id" and "rides"."status" = $1
where "pay_links"."code" = $2;

-- findStatementToPay
select
  (
    partner_statements.total_cents - coalesce(
      (
        select sum(moved.cents)
        from statement_movements as moved
        where moved.statement_id = partner_statements.id
      ),
      0
    )
  )::integer as "owed_cents"
from "partner_statements"
where "id" = $1;

-- hurryLink
update "pay_links"
set "next_check_at" = greatest($1::timestamptz, checked_at + $2::integer * interval '1 millisecond')
where
  "provider_id" is not null
  and "paid_at" is null
  and ("checks" < $3 or "checks_since" <= $4)
  and (
    "next_check_at" is null
    or "next_check_at" > greatest($5::timestamptz, checked_at + $6::integer * interval '1 millisecond')
  )
  and "code" = $7;

-- hurryNoticedLink
update "pay_links"
set
  "next_check_at" = greatest(
    $1::timestamptz,
    checked_at + ($2::integer[]) [ case when checks_since > $3 then notices else 0 end + 1
    ] * interval '1 millisecond'
  ),
  "notices" = case when checks_since > $4 then notices else 0 end + 1
where
  "provider_id" is not null
  and "paid_at" is null
  and ("checks" < $5 or "checks_since" <= $6)
  and (
    "next_check_at" is null
    or "next_check_at" > greatest(
      $7::timestamptz,
      checked_at + ($8::integer[]) [ case when checks_since > $9 then notices else 0 end + 1
      ] * interval '1 millisecond'
    )
  )
  and "provider" = $10
  and "provider_id" = $11
  and case when checks_since > $12 then notices else 0 end < $13;

-- insertPayLink
insert into
  "pay_links" (
    "code",
    "purpose",
    "ride_id",
    "amount_cents",
    "currency",
    "charged_cents",
    "state",
    "provider",
    "created_at",
    "expires_at",
    "next_check_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict do nothing
returning "id";

-- insertRefund
insert into
  "pay_link_refunds" (
    "pay_link_id",
    "amount_cents",
    "charged_cents",
    "reason",
    "state",
    "made_by",
    "made_at",
    "next_try_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning "id";

-- keepProviderLink
update "pay_links"
set "provider_id" = $1, "link" = $2, "next_check_at" = $3, "tries" = $4, "trouble" = $5
where "id" = $6 and "provider_id" is null;

-- listOpenOfDeadRides
select "pay_links"."id"
from "pay_links" inner join "rides" on "rides"."id" = "pay_links"."ride_id"
where
  "pay_links"."state" = $1
  and "pay_links"."purpose" in ($2, $3)
  and "rides"."status" in ($4, $5, $6)
  and ("rides"."undo_until" is null or "rides"."undo_until" < $7)
limit $8;

-- listOpenPastOwed
select "pay_links"."id"
from "pay_links" inner join "partner_statements" on "partner_statements"."id" = "pay_links"."statement_id"
where
  "pay_links"."state" = $1
  and "pay_links"."amount_cents" > (
    partner_statements.total_cents - coalesce(
      (
        select sum(moved.cents)
        from statement_movements as moved
        where moved.statement_id = partner_statements.id
      ),
      0
    )
  )::integer
limit $2;

-- listPaidTips
select "amount_cents", "applied_cents", "refunded_cents"
from "pay_links"
where "ride_id" = $1 and "purpose" = $2 and "paid_at" is not null;

-- listPaidTowardsFare
select "id", "amount_cents", "applied_cents", "refunded_cents"
from "pay_links"
where "ride_id" = $1 and "purpose" in ($2, $3) and "paid_at" is not null
order by "paid_at", "id";

-- listPayLinks
-- as in findPayLink: select "pay_links".*, "rides"."reference", "rides"… to …d" = "rides"."driver_id" and "rides"."status" = $1
where
  "pay_links"."id" < $2
  and "pay_links"."ride_id" = $3
  and "pay_links"."statement_id" is null
  and (
    -- as in findPayLink: case when pay_links.paid_at is null then 0 else gr…
  ) > $4
  and (
    "rides"."reference" ilike $5
    or "rides"."rider_name" ilike $6
    or "partner_statements"."name" ilike $7
    or "pay_links"."provider_id" ilike $8
  )
order by "pay_links"."id" desc
limit $9;

-- listRefundsOf
select "pay_link_refunds".*, "accounts"."first_name", "accounts"."last_name"
from "pay_link_refunds" inner join "accounts" on "accounts"."id" = "pay_link_refunds"."made_by"
where "pay_link_id" in ($1, $2)
order by "pay_link_refunds"."id";

-- listRefundsOfOthers
select "pay_link_refunds"."id", "pay_link_id", "pay_link_refunds"."amount_cents"
from "pay_link_refunds" inner join "pay_links" on "pay_links"."id" = "pay_link_refunds"."pay_link_id"
where "pay_link_refunds"."state" = $1 and "pay_links"."provider" != $2
order by "pay_link_refunds"."id"
limit $3;

-- lockPayLink
select *
from "pay_links"
where "id" = $1
for no key update;

-- lockRideOfLink
select
  "id",
  "reference",
  "status",
  "fare_cents",
  "link_cents",
  "link_given_back_cents",
  "cash_given_back_cents",
  "paid_by",
  "partner_id",
  "driver_id"
from "rides"
where "id" = (select "ride_id" from "pay_links" where "id" = $1)
for no key update;

-- lockRideToPay
select "id"
from "rides"
where "id" = $1
for no key update;

-- lockStatementOfLink
select "id"
from "partner_statements"
where "id" = (select "statement_id" from "pay_links" where "id" = $1)
for no key update;

-- lockStatementToPay
select "id"
from "partner_statements"
where "id" = $1
for no key update;

-- sumFeePaid
select coalesce(sum(amount_cents - refunded_cents), 0)::integer as "cents"
from "pay_links"
where "ride_id" = $1 and "purpose" = $2 and "paid_at" is not null;

-- takeBackOpenLink
update "pay_links"
set "state" = $1, "ended_at" = $2, "next_check_at" = $3, "tries" = $4
where "id" = $5 and "state" = $6;

-- updatePayLink
update "pay_links"
set "state" = $1, "ended_at" = $2
where "id" = $3;
