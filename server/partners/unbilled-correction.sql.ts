import { type SqlBool, sql } from "kysely";

/** A correction upwards of a fare that was on a statement then, which goes on the next one; downwards it was credited. */
export const UNBILLED_CORRECTION = sql<SqlBool>`(correction.statement_id is not null
  and correction.to_cents > correction.from_cents
  and not exists (select from statement_corrections as billed where billed.correction_id = correction.id))`;
