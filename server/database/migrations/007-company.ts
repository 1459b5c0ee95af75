import { type Kysely, sql } from "kysely";
import { FIRST_COMPANY } from "../../../contract/company/first-company.ts";

/** The profile the company begins with; the staff put their own in its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into company_profile (id, profile, updated_at)
    values (1, ${JSON.stringify(FIRST_COMPANY)}, now())`.execute(db);
}
