import { type Kysely, sql } from "kysely";

/**
 * Passes in people's wallets. The table of rides itself notes which of them have something to be told, in the transaction of the change,
 * so that none is forgotten whatever changes a ride.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table wallet_passes (
    id integer generated always as identity primary key,
    ride_id integer not null references rides (id) on delete cascade,
    wallet text not null check (wallet in ('apple', 'google')),
    language text not null,
    device text,
    push_token text,
    made_at timestamptz not null,
    due_at timestamptz,
    attempts integer not null default 0,
    claimed_until timestamptz,
    check ((wallet = 'apple') = (device is not null)),
    check ((device is null) = (push_token is null))
  )`.execute(db);
  await sql`create unique index wallet_passes_held on wallet_passes (ride_id, wallet, language, coalesce(device, ''))`.execute(
    db,
  );
  await sql`create index wallet_passes_device on wallet_passes (device) where device is not null`.execute(db);
  await sql`create index wallet_passes_due on wallet_passes (due_at) where due_at is not null`.execute(db);
  await sql`create function note_wallet_passes() returns trigger language plpgsql as $$
  begin
    update wallet_passes set due_at = new.updated_at, attempts = 0, claimed_until = null where ride_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger rides_in_wallets after update on rides
    for each row when (
      new.status <> old.status or new.trip_version <> old.trip_version or new.fare_cents <> old.fare_cents
      or new.driver_id is distinct from old.driver_id
      or new.set_out_at is distinct from old.set_out_at or new.arrived_at is distinct from old.arrived_at
      or new.blanked_at is distinct from old.blanked_at or new.tracking_code <> old.tracking_code)
    execute function note_wallet_passes()`.execute(db);
}
