-- Generated: the test of these queries writes it anew with --update=all.

-- blankContractsBefore
update "contract_rides"
set "terms" = '{}'::jsonb
where "contract_id" in (select "id" from "contracts" where "blanked_at" is null and "last_day" < $1);
update "contracts"
set "rider_name" = $1, "rider_phone" = $2, "rider_email" = $3, "note" = $4, "lines" = $5, "blanked_at" = $6
where "id" in (select "id" from "contracts" where "blanked_at" is null and "last_day" < $7);

-- claimRun
insert into "contract_rides" ("contract_id", "line", "day", "way", "at", "terms", "noted_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("contract_id", "line", "day", "way") do update
set "noted_at" = $8
where "contract_rides"."ride_id" is null
returning "line";

-- deleteUnbooked
delete from "contract_rides"
where "contract_id" = $1 and "line" = $2 and "day" = $3 and "way" = $4 and "ride_id" is null;

-- endAndBlankContracts
update "contract_rides"
set "terms" = '{}'::jsonb
where "contract_id" in (select "id" from "contracts" where "id" in ($1));
update "contracts"
set
  -- as in blankContractsBefore: "rider_name" = $1 to "blanked_at" = $6
  "name" = '#' || id,
  "last_day" = least(last_day, $7::date),
  "ended_at" = coalesce(ended_at, $8::timestamptz),
  "ended_by" = coalesce(ended_by, $9::integer),
  "version" = version + 1
where "id" in ($10);

-- findContract
select
  "contracts".*,
  "partners"."name" as "partner_name",
  "writer"."role" as "writer_role",
  "writer"."username" as "writer_username"
from
  "contracts"
  left join "partners" on "partners"."id" = "contracts"."partner_id"
  inner join "accounts" as "writer" on "writer"."id" = "contracts"."changed_by"
where "contracts"."id" = $1;

-- getDaysAhead
select "days_ahead"
from "contract_settings"
where "id" = $1;

-- holdContract
select "id"
from "contracts"
where "id" = $1 and "version" = $2
for share;

-- insertContract
insert into "contracts" ("name")
values ($1)
returning "id";

-- listContracts
select
  "contracts"."id",
  "contracts"."name",
  "contracts"."partner_id",
  "partners"."name" as "partner_name",
  "contracts"."rider_name",
  "contracts"."paid_by",
  "contracts"."first_day",
  "contracts"."last_day",
  "contracts"."ended_at",
  jsonb_array_length(contracts.lines) as "lines",
  min(rides.ride_datetime) filter (
    where rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress')
  ) as "next_at",
  (
    count(rides.id) filter (
      where rides.status in ('Pending', 'Assigned', 'Accepted', 'PickedUp', 'InProgress')
    )
  )::integer as "to_come",
  count(contract_rides.trouble)::integer as "troubles",
  contracts.ended_at is not null
  or coalesce(contracts.last_day < $1::date, false) as "ended"
from
  "contracts"
  left join "partners" on "partners"."id" = "contracts"."partner_id"
  left join "contract_rides" on "contract_rides"."contract_id" = "contracts"."id"
  and "contract_rides"."at" >= $2
  left join "rides" on "rides"."id" = "contract_rides"."ride_id"
group by "contracts"."id", "partners"."name"
order by "ended", "contracts"."name", "contracts"."id";

-- listContractsOfEmail
select "id"
from "contracts"
where "blanked_at" is null and lower(rider_email) = $1
for update;

-- listContractsToKeep
-- as in findContract: select "contracts".*, "partners"."name" as "partne… to …riter" on "writer"."id" = "contracts"."changed_by"
where ("contracts"."ended_at" is null or "contracts"."ended_at" >= $1)
order by "contracts"."id";

-- listRuns
select
  "contract_rides".*,
  "rides"."reference",
  "rides"."status",
  "rides"."driver_id",
  "rides"."ride_datetime",
  "rides"."fare_cents",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name"
from
  "contract_rides"
  left join "rides" on "rides"."id" = "contract_rides"."ride_id"
  left join "accounts" as "driver" on "driver"."id" = "rides"."driver_id"
where "contract_rides"."contract_id" = $1 and "contract_rides"."at" >= $2
order by "contract_rides"."at", "contract_rides"."line";

-- listTroubles
select
  "contracts"."id",
  "contracts"."name",
  "contract_rides"."line",
  "contract_rides"."day",
  "contract_rides"."way",
  "contract_rides"."at",
  "contract_rides"."trouble",
  "contract_rides"."problem",
  "contract_rides"."noted_at",
  "rides"."reference"
from
  "contract_rides"
  inner join "contracts" on "contracts"."id" = "contract_rides"."contract_id"
  left join "rides" on "rides"."id" = "contract_rides"."ride_id"
where "contract_rides"."trouble" is not null and "contract_rides"."at" >= $1
order by "contract_rides"."at"
limit $2;

-- lockContract
select *
from "contracts"
where "id" = $1
for update;

-- lockRun
select "ride_id"
from "contract_rides"
where "contract_id" = $1 and "line" = $2 and "day" = $3 and "way" = $4
for update;

-- noteNotBooked
insert into
  "contract_rides" (
    "contract_id",
    "line",
    "day",
    "way",
    "at",
    "terms",
    "noted_at",
    "problem_code",
    "problem",
    "trouble"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict ("contract_id", "line", "day", "way") do update
set
  "at" = $11,
  "terms" = $12,
  "trouble" = $13,
  "problem_code" = $14,
  "problem" = $15,
  "noted_at" = case
    when contract_rides.problem is not distinct from excluded.problem then contract_rides.noted_at
    else excluded.noted_at
  end
where "contract_rides"."ride_id" is null;

-- saveDaysAhead
update "contract_settings"
set "days_ahead" = $1
where "id" = $2;

-- sumDriven
select count(*)::integer as "rides", coalesce(sum(rides.fare_cents), 0)::integer as "cents"
from "contract_rides" inner join "rides" on "rides"."id" = "contract_rides"."ride_id"
where "contract_rides"."contract_id" = $1 and "rides"."status" = $2;

-- updateContract
update "contracts"
set "version" = $1
where "id" = $2;

-- updateRun
update "contract_rides"
set "trouble" = $1
where "contract_id" = $2 and "line" = $3 and "day" = $4 and "way" = $5;
