-- Generated: the test of these queries writes it anew with --update=all.

-- averageResponseMinutes
select
  avg(extract(epoch from least(assigned_at, accepted_at) - created_at))::double precision / 60 as "minutes"
from "rides"
where
  "ride_datetime" >= $1
  and "ride_datetime" < $2
  and coalesce(assigned_at, accepted_at) is not null
  and ride_datetime - created_at <= interval '1 hour';

-- countCompleted
select count(*) as "rides"
from "rides"
where "status" = $1 and "completed_at" >= $2 and "completed_at" < $3;

-- countPending
select count(*) as "rides"
from "rides"
where "status" = $1;

-- countPickups
select
  count(coalesce(rides.arrived_at, rides.picked_up_at)) as "picked_up",
  count(*) filter (
    where
      round(
        extract(epoch from coalesce(rides.arrived_at, rides.picked_up_at) - rides.ride_datetime) / 60
      )::integer > 2
  ) as "late"
from "rides"
where "status" = $1 and "completed_at" >= $2 and "completed_at" < $3;

-- countRefusals
select "why", count(*) as "times"
from "ride_refusals"
where "driver_id" = $1 and "at" >= $2 and "at" < $3
group by "why";

-- countTakenRides
select
  count(*) filter (where coalesce(accepted_at, arrived_at, picked_up_at) is not null) as "taken",
  count(*) filter (
    where coalesce(accepted_at, arrived_at, picked_up_at) is not null and "status" in ($1, $2)
  ) as "came_to_nothing"
from "rides"
where "driver_id" = $3 and "ride_datetime" >= $4 and "ride_datetime" < $5;

-- countUnderWay
select count(*) as "rides"
from "rides"
where "status" in ($1, $2, $3, $4);

-- findFirstCompletion
select "completed_at"
from "rides"
where "driver_id" = $1 and "status" = $2 and "completed_at" is not null
order by "completed_at", "id"
limit $3;

-- findFirstCompletionOfAll
select "completed_at"
from "rides"
where "status" = $1 and "completed_at" is not null
order by "completed_at", "id"
limit $2;

-- findReportedDriver
select
  "accounts"."username",
  "accounts"."first_name",
  "accounts"."last_name",
  "drivers"."license_number",
  "drivers"."vehicle_type",
  "drivers"."approved_at"
from "drivers" inner join "accounts" on "accounts"."id" = "drivers"."account_id"
where "drivers"."account_id" = $1 and "accounts"."state" <> $2;

-- listLatePickups
select
  "rides"."id",
  "rides"."ride_datetime",
  "rides"."pickup_location",
  "accounts"."first_name",
  "accounts"."last_name",
  round(
    extract(epoch from coalesce(rides.arrived_at, rides.picked_up_at) - rides.ride_datetime) / 60
  )::integer as "minutes"
from "rides" left join "accounts" on "accounts"."id" = "rides"."driver_id"
where
  "rides"."status" = $1
  and "rides"."completed_at" >= $2
  and "rides"."completed_at" < $3
  and round(
    extract(epoch from coalesce(rides.arrived_at, rides.picked_up_at) - rides.ride_datetime) / 60
  )::integer > 2
order by "minutes" desc, "rides"."id" desc
limit $4;

-- selectDriverNames
select "id", "first_name", "last_name"
from "accounts"
where "id" in ($1);

-- sumCompletedRides
select
  label,
  driver_id,
  vehicle_type,
  zone,
  paid_by,
  grouping(label, driver_id, vehicle_type, zone, paid_by) as grouped,
  count(*) filter (where is_first) as rides,
  coalesce(sum(fare_cents), 0) as fare_cents,
  coalesce(sum(tip_cents) filter (where is_first), 0) as tip_cents,
  coalesce(sum(distance_m) filter (where is_first), 0) as distance_m
from
  (
    select
      to_char("completed_at" at time zone interval '-04:00', 'YYYY-MM') as label,
      driver_id,
      vehicle_type,
      zone,
      part.way as paid_by,
      part.is_first,
      (part.part_cents + case when part.is_first then least(link_cents, fare_cents) else 0 end) as fare_cents,
      tip_cents,
      distance_m
    from
      rides
      cross join lateral (
        select *
        from
          (
            values
              (
                paid_by,
                greatest(fare_cents - link_cents, 0) - case
                  when also_paid_by is null then 0
                  else least(coalesce(also_cents, 0), greatest(fare_cents - link_cents, 0))
                end,
                true
              ),
              (also_paid_by, least(coalesce(also_cents, 0), greatest(fare_cents - link_cents, 0)), false)
          ) as way_of (way, part_cents, is_first)
        where is_first or way is not null
      ) as part
    where
      status = 'Completed'
      and completed_at >= $1
      and completed_at < $2
      and (
        (
          rides.id = any ($3::integer[])
          and (
            "rides"."reference" ilike $4
            or "rides"."rider_name" ilike $5
            or "rides"."rider_phone" ilike $6
            or "rides"."pickup_location" ilike $7
            or "rides"."dropoff_location" ilike $8
            or (rides.stops <> '[]' and stop_names (rides.stops) ilike $9)
          )
        )
        or rides.driver_id in ($10)
      )
      and driver_id = $11
      and vehicle_type = $12
      and zone is null
  ) as completed
group by grouping sets ((label), (driver_id), (vehicle_type), (zone), (paid_by), ());

-- sumDriverPayments
select
  "part"."way" as "paid_by",
  count(*) filter (where "part"."is_first" = $1) as "rides",
  sum(
    (part.part_cents + case when part.is_first then least(link_cents, fare_cents) else 0 end)
  )::integer as "fare_cents",
  coalesce(sum(tip_cents) filter (where part.is_first), 0) as "tip_cents",
  coalesce(sum(least(link_cents, fare_cents)) filter (where part.is_first), 0)::integer as "link_cents"
from
  "rides"
  inner join lateral (
    -- as in sumCompletedRides: select * to where is_first or way is not null
  ) as "part" on true
where "driver_id" = $2 and "status" = $3 and "completed_at" >= $4 and "completed_at" < $5
group by "part"."way";

-- sumDriverRides
select
  to_char("completed_at" at time zone interval '-04:00', 'YYYY-MM-DD') as "label",
  "vehicle_type",
  count(*) as "rides",
  sum("fare_cents") as "fare_cents",
  sum("distance_m") as "distance_m",
  coalesce(
    sum(
      greatest(
        extract(epoch from completed_at - coalesce(set_out_at, arrived_at, picked_up_at, completed_at)),
        0
      )
    ),
    0
  )::double precision as "seconds_driven"
from "rides"
where "driver_id" = $1 and "status" = $2 and "completed_at" >= $3 and "completed_at" < $4
group by to_char("completed_at" at time zone interval '-04:00', 'YYYY-MM-DD'), "vehicle_type";

-- sumFaresByPayment
select
  "part"."way" as "paid_by",
  count(*) filter (where "part"."is_first" = $1) as "rides",
  sum(part.part_cents)::bigint as "car_cents",
  sum(
    case
      when xcg_step is null then round("part"."part_cents" * 179 / 100.0)
      else round(round("part"."part_cents" * 179 / 100.0) / xcg_step) * xcg_step
    end
  )::bigint as "car_xcg_cents",
  coalesce(sum(least(fare_cents, link_cents)) filter (where part.is_first), 0)::bigint as "link_cents",
  coalesce(sum(link_given_back_cents) filter (where part.is_first), 0)::bigint as "given_back_cents",
  coalesce(sum(cash_given_back_cents) filter (where part.is_first), 0)::bigint as "cash_back_cents",
  coalesce(
    sum(part.part_cents) filter (where unpaid_reason is not null and part.way is null),
    0
  )::bigint as "unpaid_cents"
-- as in sumDriverPayments: from "rides" inner join lateral (select * from (va…
where "status" = $2 and "completed_at" >= $3 and "completed_at" < $4
group by "part"."way";

-- sumIncome
select
  day,
  hour,
  zone,
  vehicle_type,
  paid_by,
  contract_id,
  max(contract) as contract,
  grouping(day, hour, zone, vehicle_type, paid_by, contract_id) as grouped,
  count(*) filter (where is_first) as rides,
  coalesce(sum(fare_cents), 0) as fare_cents,
  coalesce(sum(tip_cents), 0) as tip_cents,
  coalesce(sum(link_cents), 0) as link_cents,
  coalesce(sum(given_back_cents), 0) as given_back_cents,
  coalesce(sum(unpaid_cents), 0) as unpaid_cents,
  count(*) filter (where is_first and unpaid_cents is not null) as unpaid_rides,
  coalesce(sum(xcg_cents), 0)::bigint as xcg_cents
from
  (
    select
      to_char(completed_at at time zone interval '-04:00', 'YYYY-MM-DD') as day,
      to_char(completed_at at time zone interval '-04:00', 'HH24') as hour,
      zone,
      vehicle_type,
      part.way as paid_by,
      part.is_first,
      (select contract_id from contract_rides where contract_rides.ride_id = rides.id) as contract_id,
      (
        select contracts.name
        from contract_rides join contracts on contracts.id = contract_rides.contract_id
        where contract_rides.ride_id = rides.id
      ) as contract,
      (part.part_cents + case when part.is_first then least(link_cents, fare_cents) else 0 end) as fare_cents,
      case when is_first then tip_cents end as tip_cents,
      case when is_first then least(fare_cents, link_cents) end as link_cents,
      case when is_first then link_given_back_cents + cash_given_back_cents end as given_back_cents,
      case when unpaid_reason is not null and part.way is null then part.part_cents end as unpaid_cents,
      case
        when part.way = 'cash_xcg' then case
          when xcg_step is null then round("part"."part_cents" * 179 / 100.0)
          else round(round("part"."part_cents" * 179 / 100.0) / xcg_step) * xcg_step
        end + case
          when is_first then coalesce(tip_xcg_cents, round("tip_cents" * 179 / 100.0), 0)
          else 0
        end
      end as xcg_cents
    -- as in sumCompletedRides: from rides cross join lateral (select * from (valu…
    where status = 'Completed' and completed_at >= $1 and completed_at < $2
  ) as completed
group by grouping sets ((day), (hour), (zone), (vehicle_type), (paid_by), (contract_id), ());
