import { sql } from "kysely";
import type { InstantRange } from "../../domain/curacao-time.ts";
import type { Db } from "../database/connect.ts";

/** The fare that a ride was completed with; what was corrected since counts on the day of its correction. */
export const COMPLETED_FARE = sql<number>`(rides.fare_cents - rides.corrected_cents)`;

/** Fares that were completed in a range, counted by the day of the island and the fare. */
export function countFares(db: Db, range: InstantRange) {
  const day = sql<string>`(completed_at at time zone interval '-04:00')::date`;
  return db
    .selectFrom("rides")
    .select((eb) => [day.as("day"), COMPLETED_FARE.as("fare_cents"), eb.fn.countAll<number>().as("rides")])
    .where("status", "=", "Completed")
    .where("completed_at", ">=", range.start)
    .where("completed_at", "<", range.end)
    .groupBy([day, COMPLETED_FARE])
    .orderBy(day)
    .orderBy(COMPLETED_FARE)
    .execute();
}

/** Statements on which something was credited in a range, or a credit was taken back. */
export async function listCreditedStatements(db: Db, range: InstantRange): Promise<number[]> {
  const rows = await db
    .selectFrom("statement_movements")
    .select("statement_id")
    .distinct()
    .where("kind", "in", ["credit", "taken_back"])
    .where("at", ">=", range.start)
    .where("at", "<", range.end)
    .orderBy("statement_id")
    .execute();
  return rows.map(({ statement_id }) => statement_id);
}

/** Completed rides of whose fare something was given back in a range, by link or in cash. */
export async function listRidesGivenBack(db: Db, range: InstantRange) {
  return db
    .selectFrom("rides")
    .select(["id", "fare_cents", sql<string>`(completed_at at time zone interval '-04:00')::date`.as("day")])
    .where("status", "=", "Completed")
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom("pay_link_refunds as refund")
            .innerJoin("pay_links as link", "link.id", "refund.pay_link_id")
            .select("refund.id")
            .whereRef("link.ride_id", "=", "rides.id")
            .where("refund.state", "<>", "refused")
            .where("refund.made_at", ">=", range.start)
            .where("refund.made_at", "<", range.end),
        ),
        eb.exists(
          eb
            .selectFrom("cash_refunds")
            .select("cash_refunds.id")
            .whereRef("cash_refunds.ride_id", "=", "rides.id")
            .where("cash_refunds.made_at", ">=", range.start)
            .where("cash_refunds.made_at", "<", range.end),
        ),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** Payments by link towards the fares of rides, in the order in which they count. */
export function listLinksOfRides(db: Db, rideIds: readonly number[]) {
  return db
    .selectFrom("pay_links")
    .select(["id", sql<number>`ride_id`.as("ride_id"), "amount_cents", "applied_cents"])
    .where(sql<boolean>`ride_id = any (${rideIds}::int[])`)
    .where("paid_at", "is not", null)
    .where("purpose", "in", ["fare", "deposit"])
    .orderBy("paid_at")
    .orderBy("id")
    .execute();
}

/** Refunds of these payments that weren't refused, in their order. */
export function listRefundsOfRides(db: Db, rideIds: readonly number[]) {
  return db
    .selectFrom("pay_link_refunds as refund")
    .innerJoin("pay_links as link", "link.id", "refund.pay_link_id")
    .select([
      "link.id as link_id",
      sql<number>`link.ride_id`.as("ride_id"),
      "refund.amount_cents",
      "refund.made_at",
    ])
    .where(sql<boolean>`link.ride_id = any (${rideIds}::int[])`)
    .where("refund.state", "<>", "refused")
    .orderBy("refund.made_at")
    .orderBy("refund.id")
    .execute();
}

/** Refunds in cash of these rides, in their order. */
export function listCashRefundsOfRides(db: Db, rideIds: readonly number[]) {
  return db
    .selectFrom("cash_refunds")
    .select(["ride_id", "cents", "usd_cents", "driver_id", "made_at"])
    .where(sql<boolean>`ride_id = any (${rideIds}::int[])`)
    .orderBy("made_at")
    .orderBy("id")
    .execute();
}
