-- Generated: the test of these queries writes it anew with --update=all.

-- findRule
select
  "rule".*,
  "maker"."first_name",
  "maker"."last_name",
  "driver"."first_name" as "driver_first_name",
  "driver"."last_name" as "driver_last_name",
  "vehicles"."plate",
  "partners"."name" as "partner_name"
from
  "commission_rules" as "rule"
  inner join "accounts" as "maker" on "maker"."id" = "rule"."created_by"
  left join "accounts" as "driver" on "driver"."id" = "rule"."driver_id"
  left join "vehicles" on "vehicles"."id" = "rule"."vehicle_id"
  left join "partners" on "partners"."id" = "rule"."partner_id"
where "rule"."id" = $1;

-- insertRule
insert into "commission_rules" ("channel", "valid_from", "reason", "created_by", "created_at")
values ($1, $2, $3, $4, $5)
returning "id";

-- insertSettledCommissions
insert into "settled_commissions" ("ride_id", "settlement_id", "hundredths", "entry_id", "made_at")
values ($1, $2, $3, $4, $5);

-- isScopeThere
select
  $1::int is null
  or exists (select from drivers where account_id = $2) as driver,
  $3::int is null
  or exists (select from vehicles where id = $4) as vehicle,
  $5::int is null
  or exists (select from partners where id = $6) as partner;

-- listRideScopes
select
  rides.id,
  rides.partner_id,
  hand.vehicle_id,
  case
    when exists (select from contract_rides where contract_rides.ride_id = rides.id) then 'contract'
    else booked.channel
  end as channel
from
  rides
  left join lateral (
    select vehicle_id
    from vehicle_hands
    where
      vehicle_hands.driver_id = rides.driver_id
      and taken_at <= rides.completed_at
      and (given_back_at is null or given_back_at >= coalesce(rides.picked_up_at, rides.completed_at))
    order by taken_at desc, vehicle_hands.id desc
    limit 1
  ) hand on true
  left join lateral (
    select
      case
        when partner_key_id is not null then 'partner'
        when by_assistant then 'assistant'
        when actor = 'driver' then 'hail'
        when actor in ('operator', 'staff') then 'desk'
        else 'site'
      end as channel
    from ride_history
    where ride_history.ride_id = rides.id and action = 'book'
    order by ride_history.id
    limit 1
  ) booked on true
where rides.id = any ($1::int[]);

-- listRules
-- as in findRule: select "rule".*, "maker"."first_name", "maker"."la… to …partners" on "partners"."id" = "rule"."partner_id"
order by "valid_from" desc, "rule"."id" desc;

-- listSettledCommissions
select "ride_id", "hundredths", "made_at"
from "settled_commissions"
where ride_id = any ($1::int[])
order by "id";

-- withdrawRule
update "commission_rules"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where "id" = $3 and "withdrawn_at" is null and "valid_from" > $4;
