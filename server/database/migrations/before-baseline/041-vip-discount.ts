import { type Kysely, sql } from "kysely";

/** What VIP means: off until the company sets it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const vip = { vip_on: false, vip_from_rides: 10, vip_percent: 10 };
  await sql`update company_profile set profile = ${JSON.stringify(vip)}::jsonb || profile`.execute(db);
}
