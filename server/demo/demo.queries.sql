-- beginNumberingAt
select setval(pg_get_serial_sequence('rides', 'id'), $1::bigint, false);

-- closeOldRides

    with old as ((select "id", "status", "driver_id" from "rides" where "booking_mark" like $1 and "status" in ($2, $3, $4, $5, $6))),
    told as (
      insert into ride_history (ride_id, actor, action, from_status, to_status, driver_id, at)
      select id, 'system', case when status in ('PickedUp', 'InProgress') then 'finish' else 'cancel' end, status,
        case when status in ('PickedUp', 'InProgress') then 'Completed' else 'Cancelled' end, driver_id, $7::timestamptz
      from old)
    update rides set
      status = case when rides.status in ('PickedUp', 'InProgress') then 'Completed' else 'Cancelled' end,
      completed_at = case when rides.status in ('PickedUp', 'InProgress')
        then picked_up_at + duration_min * interval '1 minute' end,
      ended_at = $8, updated_at = $9, version = version + 1
    from old where rides.id = old.id;

-- countCompletedRides

    insert into driver_totals (driver_id, rides_completed)
    select driver_id, count(*) from rides where status = 'Completed' group by driver_id
    on conflict (driver_id) do update set rides_completed = excluded.rides_completed;

-- findAccounts
select "id", "username" from "accounts" where "username_key" in ($1);

-- findLastDemoDay
select max(split_part(booking_mark, ' ', 2)) as "day" from "rides" where "booking_mark" like $1;

-- findNextRideId

    select last_value, is_called from rides_id_seq;

-- hasAccounts
select "id" from "accounts" limit $1;

-- insertDrivers
insert into "drivers" ("account_id", "vehicle_type", "vehicle_name", "plate", "license_number", "updated_at") values ($1, $2, $3, $4, $5, $6);

-- insertHistory

    insert into "ride_history" ("ride_id", "actor_id", "actor", "action", "from_status", "to_status", "driver_id", "at") 
    select "ride_id", "actor_id", "actor", "action", "from_status", "to_status", "driver_id", "at" from jsonb_populate_recordset(null::"ride_history", $1::jsonb);

-- insertRefusals

    insert into "ride_refusals" ("ride_id", "driver_id", "why", "at") 
    select "ride_id", "driver_id", "why", "at" from jsonb_populate_recordset(null::"ride_refusals", $1::jsonb);

-- insertRides

    insert into "rides" ("id", "reference", "tracking_code", "status", "rider_id", "booked_by", "rider_name", "rider_phone", "rider_email", "language", "pickup_location", "pickup_lat", "pickup_lng", "dropoff_location", "dropoff_lat", "dropoff_lng", "ride_datetime", "passenger_count", "luggage_count", "distance_m", "duration_min", "distance_source", "fare_cents", "breakdown", "tariff_id", "vehicle_type", "vehicle_asked", "zone", "notes", "flight_number", "driver_id", "assigned_at", "accepted_at", "arrived_at", "picked_up_at", "started_at", "completed_at", "ended_at", "booking_mark", "version", "created_at", "updated_at", "child_seat", "wheelchair") overriding system value
    select "id", "reference", "tracking_code", "status", "rider_id", "booked_by", "rider_name", "rider_phone", "rider_email", "language", "pickup_location", "pickup_lat", "pickup_lng", "dropoff_location", "dropoff_lat", "dropoff_lng", "ride_datetime", "passenger_count", "luggage_count", "distance_m", "duration_min", "distance_source", "fare_cents", "breakdown", "tariff_id", "vehicle_type", "vehicle_asked", "zone", "notes", "flight_number", "driver_id", "assigned_at", "accepted_at", "arrived_at", "picked_up_at", "started_at", "completed_at", "ended_at", "booking_mark", "version", "created_at", "updated_at", "child_seat", "wheelchair" from jsonb_populate_recordset(null::"rides", $1::jsonb);
select setval(pg_get_serial_sequence('rides', 'id'), (select max(id) from rides));

-- refreshPositions
update "drivers" set "located_at" = $1, "last_active_at" = $2 where "account_id" in ($3) and "on_shift" = $4 and "lat" is not null;
