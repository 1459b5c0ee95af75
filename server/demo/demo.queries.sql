-- Generated: the test of these queries writes it anew with --update=all.

-- beginNumberingAt
select setval(pg_get_serial_sequence('rides', 'id'), $1::bigint, false);

-- closeOldRides
with
  old as (
    (
      select "id", "status", "driver_id"
      from "rides"
      where "booking_mark" like $1 and "status" in ($2, $3, $4, $5, $6)
    )
  ),
  told as (
    insert into ride_history (ride_id, actor, action, from_status, to_status, driver_id, at)
    select
      id,
      'system',
      case when status in ('PickedUp', 'InProgress') then 'finish' else 'cancel' end,
      status,
      case when status in ('PickedUp', 'InProgress') then 'Completed' else 'Cancelled' end,
      driver_id,
      $7::timestamptz
    from old
  )
update rides
set
  status = case when rides.status in ('PickedUp', 'InProgress') then 'Completed' else 'Cancelled' end,
  completed_at = case
    when rides.status in ('PickedUp', 'InProgress') then picked_up_at + duration_min * interval '1 minute'
  end,
  ended_at = $8,
  updated_at = $9,
  version = version + 1
from old
where rides.id = old.id;

-- closePastShifts
with
  sums as (
    select
      driver_id,
      (date_trunc('day', completed_at at time zone interval '-04:00') + interval '1 day') at time zone interval '-04:00' as closed_at,
      count(*) as rides,
      sum(case when paid_by = 'cash_usd' then fare_cents + coalesce(tip_cents, 0) else 0 end) as usd,
      sum(
        case
          when paid_by = 'cash_xcg' then round("fare_cents" * 179 / 100.0) + coalesce(tip_xcg_cents, 0)
          else 0
        end
      ) as xcg
    from rides
    where
      status = 'Completed'
      and closing_id is null
      and paid_by in ('cash_usd', 'cash_xcg')
      and completed_at < $1
    group by driver_id, date_trunc('day', completed_at at time zone interval '-04:00')
  ),
  closings as (
    insert into
      shift_closings (
        driver_id,
        since,
        closed_at,
        rides,
        usd_cents,
        xcg_cents,
        counted_usd_cents,
        counted_xcg_cents,
        handed_in_at,
        handed_in_by,
        received_usd_cents,
        received_xcg_cents
      )
    select
      driver_id,
      lag(closed_at) over (partition by driver_id order by closed_at),
      closed_at,
      rides,
      usd,
      xcg,
      usd,
      xcg,
      case when closed_at < $2 then closed_at + interval '9 hours' end,
      case when closed_at < $3 then $4::integer end,
      case when closed_at < $5 then usd end,
      case when closed_at < $6 then xcg end
    from sums
    order by closed_at, driver_id
    returning id, driver_id, closed_at
  )
update rides
set closing_id = closings.id
from closings
where
  closings.driver_id = rides.driver_id
  and status = 'Completed'
  and closing_id is null
  and paid_by in ('cash_usd', 'cash_xcg')
  and completed_at < $7
  and closings.closed_at = (date_trunc('day', completed_at at time zone interval '-04:00') + interval '1 day') at time zone interval '-04:00';

-- findAccounts
select "id", "username"
from "accounts"
where "username_key" in ($1);

-- findLastDemoDay
select max(split_part(booking_mark, ' ', 2)) as "day"
from "rides"
where "booking_mark" like $1;

-- findNextRideId
select last_value, is_called
from rides_id_seq;

-- findSignIns
select "id", "username", "password_hash"
from "accounts"
where "username_key" in ($1) and "state" = $2
order by "id";

-- findUnhappyRide
select "id", "driver_id", "completed_at"
from "rides"
where
  "status" = $1
  and "driver_id" is not null
  and "stars" is not null
  and "completed_at" >= $2
  and "completed_at" < $3
order by "stars", "completed_at" desc, "id"
limit $4;

-- hasAccounts
select "id"
from "accounts"
limit $1;

-- insertDrivers
insert into "drivers" ("account_id", "vehicle_type", "vehicle_name", "plate", "license_number", "updated_at")
values ($1, $2, $3, $4, $5, $6);

-- insertHistory
insert into "ride_history" ("action", "at", "ride_id")
select "action", "at", "ride_id"
from jsonb_populate_recordset(null::"ride_history", $1::jsonb);

-- insertInbox
insert into
  "contact_messages" ("topic", "name", "email", "message", "phone", "language", "created_at", "party_size", "wanted_on")
values
  ($1, $2, $3, $4, $5, $6, $7, default, default),
  ($8, $9, $10, $11, $12, $13, $14, $15, $16),
  ($17, $18, $19, $20, $21, $22, $23, default, default);
insert into
  "driver_applications" (
    "first_name",
    "last_name",
    "email",
    "phone",
    "license_number",
    "vehicle_type",
    "vehicle_name",
    "plate",
    "languages",
    "message",
    "created_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11),
  ($12, $13, $14, $15, $16, $17, $18, $19, $20, default, $21);

-- insertRefusals
insert into "ride_refusals" ("at", "driver_id", "ride_id", "why")
select "at", "driver_id", "ride_id", "why"
from jsonb_populate_recordset(null::"ride_refusals", $1::jsonb);

-- insertRides
insert into
  "rides" (
    "all_aboard",
    "breakdown",
    "child_ages",
    "child_seat",
    "flight_number",
    "id",
    "notes",
    "status",
    "stops",
    "wheelchair",
    "wheelchair_folds"
  )
overriding system value
select
  "all_aboard",
  "breakdown",
  "child_ages",
  "child_seat",
  "flight_number",
  "id",
  "notes",
  "status",
  "stops",
  "wheelchair",
  "wheelchair_folds"
from jsonb_populate_recordset(null::"rides", $1::jsonb);
select setval(pg_get_serial_sequence('rides', 'id'), (select max(id) from rides));

-- lockSeeding
select pg_advisory_xact_lock(hashtext ('trupial demo'));

-- putOnHotelsAccount
update rides
set partner_id = (select min(id) from partners), room = (100 + id % 40)::text
where paid_by = 'account' and partner_id is null and rider_id is null and booking_mark like $1;

-- recountRatings
update "drivers"
set "rating_sum" = "given"."stars", "rating_count" = "given"."ratings"
from
  (
    select "driver_id", sum("stars") as "stars", count("stars") as "ratings"
    from "rides"
    where "driver_id" in ($1, $2)
    group by "driver_id"
  ) as "given"
where "account_id" = "given"."driver_id" and "given"."ratings" > $3;

-- recountTotals
select recount_ride_totals ();

-- refreshPositions
update "drivers"
set "located_at" = $1, "last_active_at" = $2
where "account_id" in ($3) and "on_shift" = $4 and "lat" is not null;

-- refreshPositionsOfUnplayed
update "drivers"
set "located_at" = $1, "last_active_at" = $2
where
  "account_id" in (select "id" from "accounts" where "username_key" in ($3))
  and "account_id" not in (
    select "account_id"
    from "sessions"
    where "ended_at" is null and "last_seen_at" > $4
  )
  and "on_shift" = $5
  and "shares_location" = $6
  and "located_at" < $7
returning "account_id";

-- renewPapersOf
update "drivers"
set "license_expires_on" = $1, "season_permit_ends_on" = $2
where
  "account_id" = $3
  and (
    "license_expires_on" < $4
    or "permit_expires_on" < $5
    or "insurance_expires_on" < $6
    or "inspection_expires_on" < $7
    or "season_permit_ends_on" < $8
  );

-- setCompanyOf
update "company_profile"
set "profile" = $1, "site_open" = $2
where "id" = $3;

-- setPayLinksOf
update "company_profile"
set "pay_links" = $1
where "id" = $2;
