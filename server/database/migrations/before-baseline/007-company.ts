import { type Kysely, sql } from "kysely";
import { DEFAULT_COMPANY } from "../../../../domain/company/default-company.ts";

/** The profile the company begins with; the staff put their own in its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into company_profile (id, profile, updated_at)
    values (1, ${JSON.stringify(DEFAULT_COMPANY)}, now())`.execute(db);
}
