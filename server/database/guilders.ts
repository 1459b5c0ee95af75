import { type Expression, type RawBuilder, sql } from "kysely";
import { toGuilderCents } from "../../contract/money.ts";

/** What a column of US cents comes to in guilders, row by row, as `toGuilderCents` works it out. */
export function guilderCents(cents: Expression<number | null>): RawBuilder<number> {
  return sql<number>`round(${cents} * ${sql.lit(toGuilderCents(100))} / 100.0)`;
}
