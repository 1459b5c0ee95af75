import { type Kysely, sql } from "kysely";

/** Fixed prices between two areas that are agreed with a hotel or firm, each from a day on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_rates (
      id integer primary key generated always as identity,
      partner_id integer not null references partners (id),
      from_area text not null,
      to_area text not null,
      price_cents integer not null check (price_cents > 0),
      valid_from date not null,
      added_by integer not null references accounts (id),
      added_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index partner_rates_of_partner on partner_rates (partner_id) where removed_at is null`.execute(
    db,
  );
}
