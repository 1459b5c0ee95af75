import { type Kysely, sql } from "kysely";

/** A list of rides says which contract each comes of, so it changes with a contract's name and with whose ride a day's is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger contracts_listed after
    update of name or delete or truncate
    on contracts for each statement execute function note_list_change()`.execute(db);
  await sql`create trigger contract_rides_listed after
    insert or update of ride_id, contract_id or delete or truncate
    on contract_rides for each statement execute function note_list_change()`.execute(db);
}
