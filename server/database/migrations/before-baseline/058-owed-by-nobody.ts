import { type Kysely, sql } from "kysely";

/** The rides that count as paid on account though no account pays them: few or none, and the office's first page asks for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index rides_owed_by_nobody on rides (completed_at)
    where paid_by = 'account' and partner_id is null and imported_at is null and completed_at is not null`.execute(
    db,
  );
}
