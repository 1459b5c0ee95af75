import { type Kysely, sql } from "kysely";

/** The cash of a closed shift, as the office took it over and signed for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shift_closings
      add column handed_in_at timestamptz,
      add column handed_in_by integer references accounts (id),
      add column received_usd_cents integer check (received_usd_cents >= 0),
      add column received_xcg_cents integer check (received_xcg_cents >= 0),
      add column received_note text not null default '',
      add check ((handed_in_at is null) = (received_usd_cents is null) and (handed_in_at is null) = (received_xcg_cents is null))`.execute(
    db,
  );
  // What is still with the drivers: few closings, however many there have been.
  await sql`create index shift_closings_with_drivers on shift_closings (driver_id) where handed_in_at is null`.execute(
    db,
  );
}
