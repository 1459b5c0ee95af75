import { type Kysely, sql } from "kysely";

/**
 * Cars as things of their own. A driver's row goes on holding the car that they drive, as everything reads it there: it is a copy of the
 * car's row, which is written with it. A car is known by its plate, so every plate of a driver becomes one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table vehicles (
    id integer primary key generated always as identity,
    plate text not null,
    vehicle_type text not null check (vehicle_type in ('economy', 'comfort', 'xl', 'cargo')),
    vehicle_name text not null,
    make text,
    model text,
    colour text,
    built_in smallint,
    equipment text not null default '',
    permit_expires_on date,
    insurance_expires_on date,
    inspection_expires_on date,
    note text not null default '',
    retired_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create unique index vehicles_plate on vehicles (plate) where retired_at is null`,
  `create table vehicle_drivers (
    vehicle_id integer not null references vehicles (id) on delete cascade,
    driver_id integer not null references drivers (account_id) on delete cascade,
    primary key (vehicle_id, driver_id)
  )`,
  `create index vehicle_drivers_of on vehicle_drivers (driver_id)`,
  `create table vehicle_outages (
    id integer primary key generated always as identity,
    vehicle_id integer not null references vehicles (id) on delete cascade,
    begins_at timestamptz not null,
    ends_at timestamptz,
    reason text not null,
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    check (ends_at is null or ends_at >= begins_at)
  )`,
  `create index vehicle_outages_of on vehicle_outages (vehicle_id, begins_at)`,
  `create table vehicle_costs (
    id integer primary key generated always as identity,
    vehicle_id integer not null references vehicles (id),
    day date not null,
    kind text not null,
    usd_cents integer not null,
    xcg_cents integer not null,
    note text not null,
    takes_back integer unique references vehicle_costs (id),
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    check ((usd_cents = 0) <> (xcg_cents = 0))
  )`,
  `create index vehicle_costs_of on vehicle_costs (vehicle_id, day)`,
  `create index vehicle_costs_by_day on vehicle_costs (day)`,
  `create trigger vehicle_costs_kept before update or delete or truncate on vehicle_costs
    for each statement execute function refuse_settlement_change()`,
  `create table vehicle_hands (
    id integer primary key generated always as identity,
    vehicle_id integer not null references vehicles (id) on delete cascade,
    driver_id integer not null references drivers (account_id) on delete cascade,
    taken_at timestamptz not null,
    given_back_at timestamptz
  )`,
  `create index vehicle_hands_of on vehicle_hands (vehicle_id, id desc)`,
  `create unique index vehicle_hands_now on vehicle_hands (vehicle_id, driver_id) where given_back_at is null`,
  `alter table drivers add column vehicle_id integer references vehicles (id)`,
  `alter table drivers add column out_of_service jsonb not null default '[]'`,
  `insert into vehicles (plate, vehicle_type, vehicle_name, equipment, permit_expires_on, insurance_expires_on, inspection_expires_on, created_at, updated_at)
    select distinct on (plate) plate, vehicle_type, vehicle_name, equipment, permit_expires_on, insurance_expires_on, inspection_expires_on, drivers.updated_at, drivers.updated_at
    from drivers join accounts on accounts.id = drivers.account_id
    where plate <> '' and accounts.state <> 'deleted'
    order by plate, on_shift desc, drivers.updated_at desc, account_id`,
  `-- Of two who are on shift with one plate, the first has the car; the other keeps what their row says until they take one.
  update drivers set vehicle_id = vehicles.id from vehicles, accounts
    where vehicles.plate = drivers.plate and accounts.id = drivers.account_id and accounts.state <> 'deleted'
    and not (drivers.on_shift and exists (select from drivers as other
      where other.plate = drivers.plate and other.on_shift and other.account_id < drivers.account_id))`,
  `insert into vehicle_drivers (vehicle_id, driver_id) select vehicle_id, account_id from drivers where vehicle_id is not null`,
  `insert into vehicle_hands (vehicle_id, driver_id, taken_at)
    select vehicle_id, account_id, updated_at from drivers where vehicle_id is not null and on_shift`,
  `-- Two can't be on shift with one car.
  create unique index drivers_on_shift_with on drivers (vehicle_id) where on_shift`,
  `-- Whoever ends a shift or takes a car, and whichever way: who had it stands in the car's history.
  create function note_vehicle_hands() returns trigger language plpgsql as $$
  begin
    if old.vehicle_id is not null and old.on_shift and not (new.on_shift and new.vehicle_id is not distinct from old.vehicle_id) then
      update vehicle_hands set given_back_at = greatest(new.updated_at, taken_at)
        where vehicle_id = old.vehicle_id and driver_id = old.account_id and given_back_at is null;
    end if;
    if new.vehicle_id is not null and new.on_shift and not (old.on_shift and old.vehicle_id is not distinct from new.vehicle_id) then
      insert into vehicle_hands (vehicle_id, driver_id, taken_at) values (new.vehicle_id, new.account_id, new.updated_at)
        on conflict do nothing;
    end if;
    return null;
  end $$`,
  `create trigger drivers_note_hands after update of on_shift, vehicle_id on drivers
    for each row execute function note_vehicle_hands()`,
];
