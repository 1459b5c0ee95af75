import { type Kysely, sql } from "kysely";
import { DEFAULT_COMPANY, NEW_COMPANY } from "../../../domain/company/default-company.ts";

/**
 * A company's site opens once its people say so; one that has driven is open. The invented fields of a company that
 * hasn't are emptied, so that nobody is shown them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_profile add column site_open boolean not null default false`.execute(db);
  await sql`
    update company_profile set site_open = true where exists (select 1 from rides)`.execute(db);
  await sql`
    update company_profile set profile = jsonb_set(profile, array['tours_on'], to_jsonb(site_open))`.execute(
    db,
  );
  for (const field of Object.keys(NEW_COMPANY) as (keyof typeof NEW_COMPANY)[]) {
    await sql`
      update company_profile
      set profile = jsonb_set(profile, array[${field}], ${JSON.stringify(NEW_COMPANY[field])}::jsonb)
      where not site_open and profile -> ${field} = ${JSON.stringify(INVENTED[field])}::jsonb`.execute(db);
  }
}

/** The profile that a company began with until now. */
const INVENTED = {
  ...DEFAULT_COMPANY,
  instagram_url: "https://www.instagram.com/trupial.example",
  facebook_url: "https://www.facebook.com/trupial.example",
};
