import { type Kysely, sql } from "kysely";

/**
 * A place in the line may be for the next car that is free, and not for a time. By WhatsApp those are written to who agreed to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["as_soon_as_possible", "whatsapp_consent"]) {
    await sql`alter table waiting_list add column ${sql.ref(column)} boolean not null default false`.execute(
      db,
    );
  }
}
