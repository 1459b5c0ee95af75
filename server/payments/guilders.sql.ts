import { type Expression, type RawBuilder, sql } from "kysely";
import { toGuilderCents } from "../../domain/money.ts";
import type { PaidBy } from "../../domain/payments/payment.ts";

/** A column of US cents in guilders, row by row, as `toGuilderCents` works it out. */
export function guilderCents(cents: Expression<number | null>): RawBuilder<number> {
  return sql<number>`round(${cents} * ${sql.lit(toGuilderCents(100))} / 100.0)`;
}

/** The same in notes and coins, as `cashGuilders` rounds them: to the step that the ride has, or not at all. */
export function cashGuilderCents(cents: Expression<number | null>): RawBuilder<number> {
  const exact = guilderCents(cents);
  return sql<number>`case when xcg_step is null then ${exact} else round(${exact} / xcg_step) * xcg_step end`;
}

/** The part of a ride's fare that was paid in the car, and not by link. */
const inTheCar = sql<number>`greatest(fare_cents - link_cents, 0)`;

/** The part of it that was paid in a second way; below nothing, change in the other currency. */
const also = sql<number>`least(coalesce(also_cents, 0), ${inTheCar})`;

/** A part of a fare as `partsOf` has it. */
type PartOfRide = { way: PaidBy | null; part_cents: number; is_first: boolean };

/** The parts in which a ride's fare was paid in the car: one row for each way, and the tip with the first. */
export const PARTS = sql<PartOfRide>`(
  select * from (values
    (paid_by, ${inTheCar} - case when also_paid_by is null then 0 else ${also} end, true),
    (also_paid_by, ${also}, false)
  ) as way_of (way, part_cents, is_first) where is_first or way is not null)`;
