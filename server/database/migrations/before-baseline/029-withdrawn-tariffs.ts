import { type Kysely, sql } from "kysely";

/** A tariff whose day has not come can be withdrawn. It stays: a ride booked by it keeps its price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tariffs
      add column withdrawn_at timestamptz,
      add column withdrawn_by integer references accounts (id)`.execute(db);
}
