/** Records of what happened to rides, and of what waits for them. */
export const BESIDE_RIDES: readonly string[] = [
  `create table ride_refusals (
    ride_id integer not null references rides (id),
    driver_id integer not null references drivers (account_id),
    why text not null check (why in ('rejected', 'cancelled', 'timed_out')),
    at timestamptz not null,
    primary key (ride_id, driver_id)
  )`,
  `create index ride_refusals_of_driver on ride_refusals (driver_id, at)`,
  `create table ride_hidings (
    ride_id integer not null references rides (id),
    driver_id integer not null references drivers (account_id),
    at timestamptz not null,
    primary key (ride_id, driver_id)
  )`,
  `create index ride_hidings_of_driver on ride_hidings (driver_id)`,
  `create table ride_history (
    id bigint generated always as identity primary key,
    ride_id integer not null references rides (id),
    actor_id integer references accounts (id),
    actor text not null,
    action text not null,
    from_status text,
    to_status text not null,
    driver_id integer,
    detail jsonb,
    at timestamptz not null
  )`,
  `create index ride_history_of_ride on ride_history (ride_id, id)`,
  `create table dispatch_offers (
    id integer generated always as identity primary key,
    ride_id integer not null references rides (id),
    driver_id integer not null references drivers (account_id),
    offered_at timestamptz not null,
    expires_at timestamptz not null,
    outcome text check (outcome in ('accepted', 'declined', 'timed_out', 'withdrawn')),
    closed_at timestamptz
  )`,
  `-- A ride is offered to one driver at a time and a driver gets one offer at a time, also with two servers at work.
  create unique index dispatch_offers_of_ride on dispatch_offers (ride_id) where outcome is null`,
  `create unique index dispatch_offers_of_driver on dispatch_offers (driver_id) where outcome is null`,
  `create table booking_codes (
    ride_id integer primary key references rides (id) on delete cascade,
    code_hash text not null,
    sent_by text not null check (sent_by in ('phone', 'email')),
    sent_at timestamptz not null,
    times_sent integer not null,
    wrong_tries integer not null default 0
  )`,
  `create table claim_codes (
    ride_id integer not null references rides (id) on delete cascade,
    account_id integer not null references accounts (id) on delete cascade,
    code_hash text not null,
    sent_by text not null check (sent_by in ('phone', 'email')),
    sent_at timestamptz not null,
    times_sent integer not null,
    wrong_tries integer not null default 0,
    primary key (ride_id, account_id)
  )`,
  `create table start_code_tries (
    ride_id integer not null references rides (id) on delete cascade,
    driver_id integer not null references accounts (id) on delete cascade,
    wrong smallint not null,
    primary key (ride_id, driver_id)
  )`,
  `create table ride_flights (
    ride_id integer primary key references rides (id) on delete cascade,
    asked_number text not null,
    number text not null,
    direction text not null check (direction in ('arrival', 'departure')),
    state text not null check (state in ('expected', 'landed', 'departed', 'cancelled', 'diverted')),
    scheduled_at timestamptz not null,
    estimated_at timestamptz,
    booked_for timestamptz not null,
    pickup_at timestamptz not null,
    told_at timestamptz not null,
    kept_at timestamptz
  )`,
  `create table ride_reminders (
    ride_id integer not null references rides (id) on delete cascade,
    hours_before smallint not null,
    pickup_at timestamptz not null,
    told_at timestamptz not null,
    primary key (ride_id, hours_before, pickup_at)
  )`,
];
