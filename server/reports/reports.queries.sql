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
  count(*) as rides,
  coalesce(sum(fare_cents), 0) as fare_cents,
  coalesce(sum(tip_cents), 0) as tip_cents,
  coalesce(sum(distance_m), 0) as distance_m
from
  (
    select
      to_char("completed_at" at time zone interval '-04:00', 'YYYY-MM') as label,
      driver_id,
      vehicle_type,
      zone,
      paid_by,
      fare_cents,
      tip_cents,
      distance_m
    from rides
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
  "paid_by",
  count(*) as "rides",
  sum("fare_cents") as "fare_cents",
  coalesce(sum("tip_cents"), 0) as "tip_cents",
  sum(least(link_cents, fare_cents))::integer as "link_cents"
from "rides"
where "driver_id" = $1 and "status" = $2 and "completed_at" >= $3 and "completed_at" < $4
group by "paid_by";

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
  "paid_by",
  count(*) as "rides",
  sum(greatest(fare_cents - link_cents, 0))::bigint as "car_cents",
  sum(round(greatest(fare_cents - link_cents, 0) * 179 / 100.0))::bigint as "car_xcg_cents",
  sum(least(fare_cents, link_cents))::bigint as "link_cents",
  sum(link_given_back_cents)::bigint as "given_back_cents"
from "rides"
where "status" = $1 and "completed_at" >= $2 and "completed_at" < $3
group by "paid_by";

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
  count(*) as rides,
  coalesce(sum(fare_cents), 0) as fare_cents,
  coalesce(sum(tip_cents), 0) as tip_cents,
  coalesce(sum(link_cents), 0) as link_cents,
  coalesce(sum(given_back_cents), 0) as given_back_cents,
  coalesce(sum(xcg_cents), 0)::bigint as xcg_cents
from
  (
    select
      to_char(completed_at at time zone interval '-04:00', 'YYYY-MM-DD') as day,
      to_char(completed_at at time zone interval '-04:00', 'HH24') as hour,
      zone,
      vehicle_type,
      paid_by,
      (select contract_id from contract_rides where contract_rides.ride_id = rides.id) as contract_id,
      (
        select contracts.name
        from contract_rides join contracts on contracts.id = contract_rides.contract_id
        where contract_rides.ride_id = rides.id
      ) as contract,
      fare_cents,
      tip_cents,
      least(fare_cents, link_cents) as link_cents,
      link_given_back_cents as given_back_cents,
      case
        when paid_by = 'cash_xcg' then round(greatest(fare_cents - link_cents, 0) * 179 / 100.0) + coalesce(tip_xcg_cents, round("tip_cents" * 179 / 100.0), 0)
      end as xcg_cents
    from rides
    where status = 'Completed' and completed_at >= $1 and completed_at < $2
  ) as completed
group by grouping sets ((day), (hour), (zone), (vehicle_type), (paid_by), (contract_id), ());
