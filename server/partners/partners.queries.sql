-- Generated: the test of these queries writes it anew with --update=all.

-- findCredit
select
  "partners"."name",
  "partners"."active",
  "partners"."credit_limit_cents",
  (
    (
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
        )::integer
      from partner_statements
      where partner_statements.partner_id = partners.id
    ) + (
      (
        select coalesce(sum(fare_cents), 0)::integer
        from rides
        where
          rides.partner_id = partners.id
          and rides.status not in ('Cancelled', 'Rejected', 'NoShow')
          and (rides.paid_by is null or rides.paid_by = 'account')
          and rides.statement_id is null
          and status = 'Completed'
      ) + (
        select coalesce(sum(to_cents - from_cents), 0)::integer
        from fare_corrections as correction join rides on rides.id = correction.ride_id
        where
          rides.partner_id = partners.id
          and (
            correction.statement_id is not null
            and correction.to_cents > correction.from_cents
            and not exists (
              select
              from statement_corrections as billed
              where billed.correction_id = correction.id
            )
          )
      )
    ) + (
      select coalesce(sum(fare_cents), 0)::integer
      from rides
      where
        rides.partner_id = partners.id
        and rides.status not in ('Cancelled', 'Rejected', 'NoShow')
        and (rides.paid_by is null or rides.paid_by = 'account')
        and rides.statement_id is null
        and status <> 'Completed'
    )
  ) as "owed_cents"
from "partners"
where "partners"."id" = $1;

-- findFrameOrigins
select "frame_origins"
from "partners"
where "code" = $1 and "active" = $2;

-- findPartner
select
  "partners".*,
  -- as in findCredit: ((select coalesce(sum((partner_statements.total_ce…
  (
    -- as in findCredit: select coalesce(sum((partner_statements.total_cent… to where partner_statements.partner_id = partners.id
  ) as "owed_on_statements_cents",
  (
    -- as in findCredit: (select coalesce(sum(fare_cents), 0)::integer from…
  ) as "owed_driven_cents",
  (
    -- as in findCredit: select coalesce(sum(fare_cents), 0)::integer to …des.statement_id is null and status <> 'Completed'
  ) as "owed_booked_cents",
  (
    select count(*)::integer
    from rides
    where
      rides.partner_id = partners.id
      and rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress')
  ) as "open_rides"
from "partners"
where "partners"."id" = $1;

-- findPartnerByCode
select "id", "name", "address", "discount_percent", "reception_code" = $1 as "sees_rides"
from "partners"
where ("code" = $2 or "reception_code" = $3) and "active" = $4;

-- findPayingPartner
select "id", "discount_percent"
from "partners"
where "id" = $1 and "active" = $2;

-- insertPartner
insert into
  "partners" (
    "name",
    "address",
    "crib",
    "email",
    "phone",
    "discount_percent",
    "credit_limit_cents",
    "language",
    "code",
    "reception_code",
    "created_at",
    "updated_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning "id";

-- listActivePartners
select
  "id",
  "name",
  "discount_percent",
  "credit_limit_cents",
  -- as in findCredit: ((select coalesce(sum((partner_statements.total_ce…
from "partners"
where "active" = $1
order by lower(partners.name), "partners"."id";

-- listPartners
-- as in findPartner: select "partners".*, ((select coalesce(sum((partne… to from "partners"
order by lower(partners.name), "partners"."id";

-- listRidesOfPartner
select
  "rides"."reference",
  "rides"."tracking_code",
  "rides"."status",
  "rides"."rider_name",
  "rides"."room",
  "rides"."pickup_location",
  "rides"."dropoff_location",
  "rides"."ride_datetime",
  "rides"."passenger_count",
  "rides"."fare_cents",
  "rides"."paid_by",
  "rides"."driver_id",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name",
  "drivers"."plate" as "driver_plate"
from
  "rides"
  left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
  left join "drivers" on "drivers"."account_id" = "rides"."driver_id"
where "rides"."partner_id" = $1 and "rides"."ride_datetime" >= $2 and "rides"."blanked_at" is null
order by "rides"."ride_datetime" desc, "rides"."id" desc
limit $3;

-- updatePartner
update "partners"
set "discount_percent" = $1, "version" = "version" + $2
where "id" = $3 and "version" = $4;
