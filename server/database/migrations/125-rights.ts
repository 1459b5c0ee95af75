import { type Kysely, sql } from "kysely";

/** Rights of a person within their role; null is all of them, as everybody had before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column rights jsonb`.execute(db);
  await sql`
    create trigger rights_in_session after update of rights on accounts for each statement
    when (current_setting('trupial.alone', true) = 'yes') execute function tell_of_sessions()`.execute(db);
}
