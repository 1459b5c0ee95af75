import { sql } from "kysely";
import type { Db } from "./connect.ts";

/** Gives back the space of dead rows and counts anew what the planner goes by. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}
