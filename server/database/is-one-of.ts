import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * Whether a number is one of these. One alone is asked for as such: PostgreSQL plans a statement with a list anew each time, since it
 * takes ten for granted and finds that fewer cost less.
 */
export function isOneOf(number: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<SqlBool> {
  return ids.length === 1
    ? sql<SqlBool>`${number} = ${ids[0]}`
    : sql<SqlBool>`${number} = any (${ids}::int[])`;
}
