import { type Expression, type RawBuilder, sql } from "kysely";
import { toGuilderCents } from "../../domain/money.ts";

/** A column of US cents in guilders, row by row, as `toGuilderCents` works it out. */
export function guilderCents(cents: Expression<number | null>): RawBuilder<number> {
  return sql<number>`round(${cents} * ${sql.lit(toGuilderCents(100))} / 100.0)`;
}

/** The part of a ride's fare that was paid in the car, and not by link. */
export const inTheCar = sql<number>`greatest(fare_cents - link_cents, 0)`;
