/**
 * Which lists of rides may have changed: one line per change, written by the tables themselves, so that none is forgotten.
 * A server that has its database to itself ('trupial.alone') is told at the commit and keeps no lines.
 */
export const LIST_CHANGES: readonly string[] = [
  `create table list_changes (
    xid xid8 not null default pg_current_xact_id(),
    id bigint generated always as identity,
    rider_id integer,
    driver_id integer,
    pool boolean not null default false,
    everyone boolean not null default false,
    at timestamptz not null default now(),
    primary key (xid, id)
  )`,
  `create function note_ride_audiences(audiences jsonb) returns void language plpgsql as $$
  begin
    if current_setting('trupial.alone', true) = 'yes' then
      perform pg_notify('trupial_lists', case when length(audiences::text) < 7000 then audiences::text else '[{"everyone": true}]' end);
    else
      insert into list_changes (rider_id, driver_id, pool)
      select rider_id, driver_id, pool
      from jsonb_to_recordset(audiences) as one (rider_id integer, driver_id integer, pool boolean);
    end if;
  end $$`,
  `create function note_changed_rides() returns trigger language plpgsql as $$
  begin
    perform note_ride_audiences(jsonb_agg(to_jsonb(one)))
    from (select distinct rider_id, driver_id, status = 'Pending' and not held as pool from changed) as one having count(*) > 0;
    return null;
  end $$`,
  `create function note_updated_rides() returns trigger language plpgsql as $$
  begin
    perform note_ride_audiences(jsonb_agg(to_jsonb(one)))
    from (
      select rider_id, driver_id, status = 'Pending' and not held as pool from before
      union select rider_id, driver_id, status = 'Pending' and not held as pool from changed
    ) as one having count(*) > 0;
    return null;
  end $$`,
  `create trigger rides_listed_insert after insert on rides referencing new table as changed
  for each statement execute function note_changed_rides()`,
  `create trigger rides_listed_delete after delete on rides referencing old table as changed
  for each statement execute function note_changed_rides()`,
  `create trigger rides_listed_update after update on rides referencing old table as before new table as changed
  for each statement execute function note_updated_rides()`,
  `create function note_list_change() returns trigger language plpgsql as $$
  begin
    if current_setting('trupial.alone', true) = 'yes' then
      perform pg_notify('trupial_lists', '[{"everyone": true}]');
    else
      insert into list_changes (everyone) values (true);
    end if;
    return null;
  end $$`,
  `create trigger rides_listed_truncate after truncate on rides
  for each statement execute function note_list_change()`,
  `create trigger partners_listed after update of name or delete or truncate on partners
  for each statement execute function note_list_change()`,
  `create function tell_of_sessions() returns trigger language plpgsql as $$
  begin
    perform pg_notify('trupial_sessions', '');
    return null;
  end $$`,
  `-- A new person or car is in no list before a ride has them.
  create trigger accounts_listed after
    update of username, first_name, last_name, phone, role, state or delete or truncate
    on accounts for each statement execute function note_list_change()`,
  `create trigger drivers_listed after
    update of vehicle_type, vehicle_name, plate, on_shift, shares_location, license_expires_on,
      permit_expires_on, insurance_expires_on, inspection_expires_on, season_permit_ends_on, papers_override_until or delete or truncate
    on drivers for each statement execute function note_list_change()`,
  `create trigger company_profile_listed after
    insert or update or delete or truncate
    on company_profile for each statement execute function note_list_change()`,
  `create trigger ride_flights_listed after
    insert or update or delete or truncate
    on ride_flights for each statement execute function note_list_change()`,
  `create trigger flight_board_listed after
    insert or update or delete or truncate
    on flight_board for each statement execute function note_list_change()`,
  `create trigger dispatch_offers_listed after
    insert or update or delete or truncate
    on dispatch_offers for each statement execute function note_list_change()`,
  `create trigger ride_refusals_listed after
    insert or update or delete or truncate
    on ride_refusals for each statement execute function note_list_change()`,
  `create trigger ride_hidings_listed after
    insert or update or delete or truncate
    on ride_hidings for each statement execute function note_list_change()`,
  `create trigger sessions_in_session after
    update of account_id, expires_at, ended_at or delete or truncate
    on sessions for each statement when (current_setting('trupial.alone', true) = 'yes') execute function tell_of_sessions()`,
  `create trigger accounts_in_session after
    update of username, role, state, two_factor_since or delete or truncate
    on accounts for each statement when (current_setting('trupial.alone', true) = 'yes') execute function tell_of_sessions()`,
  `create trigger company_profile_in_session after
    update of two_factor_from or delete or truncate
    on company_profile for each statement when (current_setting('trupial.alone', true) = 'yes') execute function tell_of_sessions()`,
];
