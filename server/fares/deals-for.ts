import { VIP_LEVEL_RIDES } from "../../domain/accounts/vip-level.ts";
import {
  type Deal,
  type DealRefusal,
  type DealTerms,
  dealOff,
  tripRefusal,
} from "../../domain/deals/deal.ts";
import type { FareLine } from "../../domain/fares/calculate-fare.ts";
import { dealIn } from "../../domain/fares/discount.ts";
import type { Db } from "../database/connect.ts";
import { toDeal } from "./deal-rows.ts";
import { countDealUses, findDealByCode, hasRidden } from "./deals.queries.ts";
import { countCompletedRides } from "./fares.queries.ts";
import type { CodeAnswer, TripToPrice } from "./priced-trip.ts";

type Priced = Pick<TripToPrice, "code" | "rider" | "partner" | "deals">;
type ForTrip = {
  readonly trip: Priced;
  /** The deals that are on for the day. */
  readonly ofDay: readonly Deal[];
  readonly day: string;
  readonly isAirport: boolean;
};

export type DealsOfTrip = {
  /** The deals that the trip may have; the one by a typed code before the others. */
  readonly deals: readonly DealTerms[];
  readonly byCode: {
    readonly code: string;
    readonly found: Deal | null;
    readonly refusal: DealRefusal | null;
  } | null;
};

/** The deals that a trip may have. A ride that is booked keeps the one that it has, as long as that is for it. */
export async function dealsFor(db: Db, { trip, ofDay, ...at }: ForTrip): Promise<DealsOfTrip> {
  if (trip.deals) return { deals: trip.deals.filter((deal) => tripRefusal(deal, at) === null), byCode: null };
  const byCode = trip.code ? await judgeCode(db, { trip, code: trip.code, ofDay, at }) : null;
  const deals: DealTerms[] = byCode?.found && byCode.refusal === null ? [byCode.found] : [];
  for (const deal of ofDay) {
    if (deal.kind === "code" || tripRefusal(deal, at) !== null) continue;
    if ((await isFor(db, deal, trip)) && (await refusalOfUses(db, deal, trip)) === null) deals.push(deal);
  }
  return { deals, byCode };
}

type Coded = { trip: Priced; code: string; ofDay: readonly Deal[]; at: { day: string; isAirport: boolean } };

async function judgeCode(db: Db, { trip, code, ofDay, at }: Coded): Promise<DealsOfTrip["byCode"]> {
  const known = ofDay.find((deal) => deal.code === code);
  const row = known ? undefined : await findDealByCode(db, code);
  const found = known ?? (row ? toDeal(row) : null);
  if (!found) return { code, found, refusal: "unknown" };
  if (!found.isOn) return { code, found, refusal: "over" };
  if (trip.partner) return { code, found, refusal: "on_account" };
  return { code, found, refusal: tripRefusal(found, at) ?? (await refusalOfUses(db, found, trip)) };
}

/** Whether a deal that comes by itself is for whoever pays. */
async function isFor(db: Db, deal: Deal, { rider, partner }: Priced): Promise<boolean> {
  if (deal.kind === "partner_guests") {
    return partner !== undefined && (deal.partnerId === null || deal.partnerId === partner.id);
  }
  if (partner || !rider || rider.id === null) return false;
  const riderId = rider.id;
  if (deal.kind === "first_ride") return !(await hasRidden(db, { riderId, butRide: null }));
  const most = VIP_LEVEL_RIDES[deal.level ?? 0] ?? Infinity;
  return (await countCompletedRides(db, { riderId, most })) >= most;
}

/** A guest says their phone with the booking alone, which looks again. */
async function refusalOfUses(db: Db, deal: Deal, { rider }: Priced): Promise<DealRefusal | null> {
  if (deal.mostUses === null && (deal.mostPerPerson === null || !rider)) return null;
  const person = { riderId: rider?.id ?? null, phone: null };
  const uses = await countDealUses(db, { dealId: deal.id, person, butRide: null });
  return spentBy(deal, uses);
}

/** Why one more use of a deal is one too many; null where it isn't. */
export function spentBy(
  { mostUses, mostPerPerson }: Pick<Deal, "mostUses" | "mostPerPerson">,
  { all, mine }: { all: number; mine: number },
): "used_up" | "used_by_you" | null {
  if (mostPerPerson !== null && mine >= mostPerPerson) return "used_by_you";
  return mostUses !== null && all >= mostUses ? "used_up" : null;
}

/** Says of a typed code whether it took something off the fare. */
export function answerOf(
  byCode: DealsOfTrip["byCode"],
  { total, breakdown }: { total: number; breakdown: readonly FareLine[] },
): CodeAnswer | null {
  if (!byCode) return null;
  const { code, found, refusal } = byCode;
  if (refusal !== null || !found) return { code, refusal: refusal ?? "unknown" };
  const taken = dealIn(breakdown);
  if (taken?.deal.id === found.id) return { code, refusal: null };
  const before = total - breakdown.filter(isDiscount).reduce((sum, { amount }) => sum + amount, 0);
  const isBelow = before < found.minimumCents || dealOff(found, before) === 0;
  return { code, refusal: isBelow ? "below_minimum" : "better_already" };
}

function isDiscount({ code }: FareLine): boolean {
  return code === "deal" || code === "vip_discount" || code === "agreed_discount";
}
