import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import type { Hundredths } from "../../domain/dated-rates.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Cents } from "../../domain/money.ts";
import { type CommissionRule, commissionOn } from "../../domain/settlements/commission-rules.ts";
import { companyPartOf } from "../../domain/settlements/settlement.ts";
import type { Db, Trx } from "../database/connect.ts";
import { insertSettledCommissions } from "./commission-rules.queries.ts";
import { readRules, readScopes } from "./commissions.ts";
import { readSettledCommissions } from "./correct-settled-fare.ts";
import { insertDriverEntry, listDriversToSettle, listRidesSince } from "./driver-accounts.queries.ts";
import { lockDriversToSettle } from "./settlements.queries.ts";

type Row = Awaited<ReturnType<typeof listRidesSince>>[number];
export type ChangedRide = Row & { before: Hundredths; after: Hundredths };
type Changes = {
  /** Rides that no settlement has. */
  readonly open: readonly ChangedRide[];
  /** Rides of closed settlements, by settlement. */
  readonly closed: readonly (readonly [Row & { settlement_id: number }, readonly ChangedRide[]])[];
};
type Asked = {
  readonly before: readonly CommissionRule[];
  readonly after: readonly CommissionRule[];
  readonly since: string;
  readonly driverId: number | null;
};

/** The rides that are over whose commission is another by other rules. A settled ride has the commission that was taken of it last. */
export async function readCommissionChanges(
  db: Db | Trx,
  { before, after, since, driverId }: Asked,
): Promise<Changes> {
  const rides = await listRidesSince(db, { since: instantOf(since, "00:00:00"), driverId });
  const scopes = await readScopes(db, rides, after);
  const settled = await readSettledCommissions(
    db,
    rides.flatMap(({ id, settlement_id: of }) => (of === null ? [] : [id])),
  );
  const changed = rides.flatMap((ride): ChangedRide[] => {
    const day = curacaoDate(ride.completed_at);
    const was = commissionOn(before, scopes(ride), day);
    const is = commissionOn(after, scopes(ride), day);
    if (was === is) return [];
    if (ride.settlement_id === null) return [{ ...ride, before: was, after: is }];
    const taken = settled(ride.id);
    return taken === undefined || taken === is ? [] : [{ ...ride, before: taken, after: is }];
  });
  const closed = groupBy(changed, ({ settlement_id: id }) => String(id)).flatMap(([, ofSettlement]) => {
    const [first] = ofSettlement;
    if (first === undefined || first.settlement_id === null) return [];
    return [[{ ...first, settlement_id: first.settlement_id }, ofSettlement] as const];
  });
  return { open: changed.filter(({ settlement_id: id }) => id === null), closed };
}

/** The amount that a driver gets more by it. */
export function differenceOf(rides: readonly ChangedRide[]): Cents {
  return rides.reduce(
    (sum, ride) => sum + companyPartOf(fareOf(ride), ride.before) - companyPartOf(fareOf(ride), ride.after),
    0,
  );
}

/** The fare of a ride with the deal that the company bears. */
export function fareOf({
  fare_cents: fareCents,
  deal_cents: dealCents,
}: Pick<Row, "fare_cents" | "deal_cents">) {
  return { fareCents, dealCents };
}

type Setting = { since: string; driverId: number | null; reason: string; by: number; now: Date };

/**
 * Sets a commission. Where it begins before today, what it changes of settlements that are closed becomes an entry of each driver's
 * next one, and every ride keeps the commission that was taken of it since.
 */
export async function settingCommission<T>(
  trx: Trx,
  { since, driverId, reason, by, now }: Setting,
  set: () => Promise<T>,
): Promise<T> {
  const today = curacaoDate(now);
  if (since >= today) return set();
  const drivers = driverId === null ? (await listDriversToSettle(trx)).map(({ id }) => id) : [driverId];
  // A closing of days waits meanwhile, and goes by the new commission.
  await lockDriversToSettle(trx, drivers);
  const before = await readRules(trx);
  const answer = await set();
  const after = await readRules(trx);
  const { closed } = await readCommissionChanges(trx, { before, after, since, driverId });
  for (const [settlement, rides] of closed) {
    const cents = differenceOf(rides);
    const days = `${settlement.first_day} – ${settlement.last_day}`;
    const entry =
      cents === 0
        ? null
        : await insertDriverEntry(trx, {
            driver_id: settlement.driver_id,
            kind: "commission",
            day: today,
            usd_cents: cents,
            xcg_cents: 0,
            note: reason === "" ? days : `${days}: ${reason}`,
            made_by: by,
            made_at: now,
          });
    await insertSettledCommissions(
      trx,
      rides.map((ride) => ({
        ride_id: ride.id,
        settlement_id: settlement.settlement_id,
        hundredths: ride.after,
        entry_id: entry?.id ?? null,
        made_at: now,
      })),
    );
  }
  return answer;
}
