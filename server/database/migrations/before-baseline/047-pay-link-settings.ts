import { type Kysely, sql } from "kysely";

/** Whether guests can pay by link: not until the company says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_profile
      add column pay_links jsonb not null default '{}',
      add column pay_links_version integer not null default 1`.execute(db);
}
