import { OVERDUE_DAYS } from "../../domain/reports/office-day-limits.ts";
import { sql } from "kysely";

/** The part of a statement that is left to pay, worked out from all that moved it; below nothing it is a credit of the hotel or firm. */
export const STATEMENT_OWED = sql<number>`(partner_statements.total_cents - coalesce((
  select sum(moved.cents) from statement_movements as moved
  where moved.statement_id = partner_statements.id), 0))::integer`;

/** The last day to pay a statement; one that an earlier version made has none of its own. */
export const STATEMENT_DUE = sql<string>`coalesce(due_on,
  (made_at at time zone interval '-04:00')::date + ${sql.lit(OVERDUE_DAYS)})`;
