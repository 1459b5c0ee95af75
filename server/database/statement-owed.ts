import { sql } from "kysely";

/** What of a statement is left to pay, worked out from all that moved it; below nothing it is a credit of the hotel or firm. */
export const STATEMENT_OWED = sql<number>`(partner_statements.total_cents - coalesce((
  select sum(moved.cents) from statement_movements as moved
  where moved.statement_id = partner_statements.id), 0))::integer`;
