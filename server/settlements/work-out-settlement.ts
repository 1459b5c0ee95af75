import type { DateRange } from "../../domain/curacao-time.ts";
import { addDays, instantsOf } from "../../domain/curacao-days.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { linkPartOf } from "../../domain/pay-links/link-part.ts";
import { type PaidBy, cashOf, partsOf } from "../../domain/payments/payment.ts";
import type { SettledRide, SettlementFigures } from "../../contract/settlements/settlement-schemas.ts";
import type { Hundredths } from "../../domain/dated-rates.ts";
import { groupBy } from "../../domain/group-by.ts";
import {
  type RideToSettle,
  type SettledFigures,
  companyPartOf,
  settle,
} from "../../domain/settlements/settlement.ts";
import type { Db, Trx } from "../database/connect.ts";
import { readCommissions } from "./commissions.ts";
import { listRidesToSettle, sumHandedIn } from "./settlements.queries.ts";

/** Days of the island, both included. */
type Days = { firstDay: string; lastDay: string };
export type Period = Days & { driverId: number };
type OfRides = "byLinkCents" | "givenBackCents" | "dealCents";
/** Of a closed settlement what was paid by link, given back of it, or taken off by a deal, stands with its rides alone. */
export type KeptFigures = Omit<SettledFigures, OfRides> & Partial<Pick<SettledFigures, OfRides>>;
/** The commission, of rides that are settled, that was taken then. */
export type TakenCommissions = (rideId: number) => Hundredths | undefined;
export type WorkedOut = { figures: SettledFigures; lines: SettledRide[] };

/**
 * The sums of a driver's rides and hand-ins of some days as they are now. A ride counts on the day it was completed, a
 * hand-in on the day it was signed for.
 */
export async function workOutSettlement(
  db: Db | Trx,
  { driverId, ...days }: Period,
  taken: TakenCommissions = () => undefined,
): Promise<WorkedOut> {
  return (await workOutSettlements(db, { driverIds: [driverId], ...days }, taken))(driverId);
}

/** The same of several drivers. */
export async function workOutSettlements(
  db: Db | Trx,
  { driverIds, ...days }: Days & { driverIds: readonly number[] },
  taken: TakenCommissions = () => undefined,
): Promise<(driverId: number) => WorkedOut> {
  const asked = { driverIds, range: instantsOf(daysOf(days)) };
  const all = await listRidesToSettle(db, asked);
  const rows = new Map(groupBy(all, ({ driver_id: id }) => String(id)));
  const handedIn = new Map((await sumHandedIn(db, asked)).map((row) => [row.driver_id, row]));
  const commissions = await readCommissions(db, all);
  return (driverId) => {
    const rides = (rows.get(String(driverId)) ?? []).map((row) =>
      withCommission(row, taken(row.id) ?? commissions(row.id)),
    );
    const { usd_cents: usdCents = 0, xcg_cents: xcgCents = 0 } = handedIn.get(driverId) ?? {};
    return { figures: settle(rides, { usdCents, xcgCents }), lines: rides.map(toLine) };
  };
}

/** Figures as they go over the wire. */
export function presentFigures(figures: KeptFigures): SettlementFigures {
  return {
    rides: figures.rides,
    fares: toDollarString(figures.fareCents),
    tips: toDollarString(figures.tipCents),
    cash_usd: toDollarString(figures.cashUsdCents),
    cash_xcg: toDollarString(figures.cashXcgCents),
    card: toDollarString(figures.cardCents),
    by_link: figures.byLinkCents === undefined ? undefined : toDollarString(figures.byLinkCents),
    given_back: figures.givenBackCents ? toDollarString(figures.givenBackCents) : undefined,
    deals: figures.dealCents ? toDollarString(figures.dealCents) : undefined,
    not_recorded: toDollarString(figures.notRecordedCents),
    commission: toDollarString(figures.commissionCents),
    handed_in_usd: toDollarString(figures.handedUsdCents),
    handed_in_xcg: toDollarString(figures.handedXcgCents),
    owed_usd: toDollarString(figures.owedUsdCents),
    owed_xcg: toDollarString(figures.owedXcgCents),
  };
}

type RideRow = Awaited<ReturnType<typeof listRidesToSettle>>[number];
type SettlingRide = RideToSettle &
  Pick<RideRow, "id" | "reference"> & { completedAt: Date; hundredths: number };

function withCommission(row: RideRow, hundredths: Hundredths): SettlingRide {
  const completedAt = row.completed_at;
  return {
    id: row.id,
    reference: row.reference,
    completedAt,
    hundredths,
    fareCents: row.fare_cents,
    paidBy: row.paid_by,
    linkCents: row.link_cents,
    givenBackCents: row.link_given_back_cents,
    tipCents: row.tip_cents,
    tipXcgCents: row.tip_xcg_cents,
    alsoPaidBy: row.also_paid_by,
    alsoCents: row.also_cents,
    xcgStep: row.xcg_step,
    isUnpaid: row.unpaid_reason !== null,
    dealCents: row.deal_cents,
    commissionCents: companyPartOf({ fareCents: row.fare_cents, dealCents: row.deal_cents }, hundredths),
  };
}

function toLine(ride: SettlingRide): SettledRide {
  return {
    ride_id: ride.id,
    reference: ride.reference,
    completed_at: ride.completedAt.toISOString(),
    paid_by: ride.paidBy,
    fare: toDollarString(ride.fareCents),
    by_link: ride.linkCents > 0 ? toDollarString(linkPartOf(ride)) : undefined,
    given_back: ride.givenBackCents > 0 ? toDollarString(ride.givenBackCents) : undefined,
    deal: ride.dealCents > 0 ? toDollarString(ride.dealCents) : undefined,
    tip: toDollarString(ride.tipCents ?? 0),
    ...alsoOf(ride),
    unpaid: ride.isUnpaid === true && ride.paidBy === null ? true : undefined,
    xcg: inGuilders(ride, ride.paidBy),
    percent: ride.hundredths / 100,
    commission: toDollarString(ride.commissionCents),
  };
}

function inGuilders(ride: SettlingRide, paidBy: PaidBy | null): string | null {
  const isInThem = paidBy === "cash_xcg" || (paidBy !== null && ride.alsoPaidBy === "cash_xcg");
  return isInThem ? toDollarString(cashOf([{ ...ride, paidBy }]).xcgCents) : null;
}

/** The second way in which a part of the fare was paid. */
function alsoOf(ride: SettlingRide): Pick<SettledRide, "also_paid_by" | "also_amount"> {
  const { paidBy } = ride;
  const [, also] = paidBy === null ? [] : partsOf({ ...ride, paidBy });
  return also === undefined
    ? {}
    : { also_paid_by: ride.alsoPaidBy ?? undefined, also_amount: toDollarString(also.cents) };
}

function daysOf({ firstDay, lastDay }: Days): DateRange {
  return { start: firstDay, end: addDays(lastDay, 1) };
}
