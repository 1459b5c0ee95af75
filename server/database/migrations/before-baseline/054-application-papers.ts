import { type Kysely, sql } from "kysely";

/** Which papers of an applicant the office has seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_papers (
      application_id integer not null references driver_applications (id) on delete cascade,
      paper text not null,
      seen_at timestamptz not null,
      seen_by integer not null references accounts (id),
      primary key (application_id, paper)
    )`.execute(db);
}
