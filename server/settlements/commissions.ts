import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Hundredths } from "../../domain/dated-rates.ts";
import {
  type CommissionRule,
  type CommissionScope,
  EVERYBODY,
  commissionOn,
} from "../../domain/settlements/commission-rules.ts";
import type { Db, Trx } from "../database/connect.ts";
import { listRideScopes, listRules } from "./commission-rules.queries.ts";
import { listCountingDriverRates } from "./driver-accounts.queries.ts";
import { listRates } from "./settlements.queries.ts";

/** A completed ride, as far as its commission goes. */
export type RideOfCommission = { id: number; driver_id: number | null; completed_at: Date };

/** Every commission that counts or will, in one list: everybody's, those of drivers, and the more particular ones. */
export async function readRules(db: Db | Trx): Promise<CommissionRule[]> {
  const [everybodys, ofDrivers, particular] = await Promise.all([
    listRates(db),
    listCountingDriverRates(db),
    listRules(db),
  ]);
  const kept = [
    ...everybodys
      .filter((row) => row.withdrawn_at === null)
      .map((row) => ({ ...row, ...EVERYBODY, lastDay: null })),
    ...ofDrivers.map((row) => ({ ...row, ...EVERYBODY, driverId: row.driver_id, lastDay: null })),
    ...particular
      .filter((row) => row.withdrawn_at === null)
      .map((row) => ({ ...row, ...scopeOf(row), lastDay: row.last_day })),
  ];
  // The tables count each by themselves: of two with one first day the one that was added last holds.
  const inOrder = kept.toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime() || one.id - other.id,
  );
  return inOrder.map(({ driverId, vehicleId, partnerId, channel, lastDay, valid_from, hundredths }, id) => ({
    id,
    driverId,
    vehicleId,
    partnerId,
    channel,
    validFrom: valid_from,
    lastDay,
    hundredths,
  }));
}

/** The company's part of each of some rides, by the rules there are. */
export async function readCommissions(
  db: Db | Trx,
  rides: readonly RideOfCommission[],
): Promise<(rideId: number) => Hundredths> {
  const rules = await readRules(db);
  const scopes = await readScopes(db, rides, rules);
  const parts = new Map(
    rides.map((ride) => [ride.id, commissionOn(rules, scopes(ride), curacaoDate(ride.completed_at))]),
  );
  return (rideId) => parts.get(rideId) ?? 0;
}

/** Facts of rides that commissions may go by; looked up where some rule asks for more than the driver. */
export async function readScopes(
  db: Db | Trx,
  rides: readonly RideOfCommission[],
  rules: readonly CommissionRule[],
): Promise<(ride: RideOfCommission) => CommissionScope> {
  const asksMore = rules.some(
    (rule) => rule.vehicleId !== null || rule.partnerId !== null || rule.channel !== null,
  );
  const rows = asksMore
    ? await listRideScopes(
        db,
        rides.map(({ id }) => id),
      )
    : [];
  const found = new Map(rows.map((row) => [row.id, row]));
  return ({ id, driver_id: driverId }) => {
    const row = found.get(id);
    if (!row) return { ...EVERYBODY, driverId };
    return { driverId, vehicleId: row.vehicle_id, partnerId: row.partner_id, channel: row.channel };
  };
}

export function scopeOf(row: {
  driver_id: number | null;
  vehicle_id: number | null;
  partner_id: number | null;
  channel: CommissionScope["channel"];
}): CommissionScope {
  return {
    driverId: row.driver_id,
    vehicleId: row.vehicle_id,
    partnerId: row.partner_id,
    channel: row.channel,
  };
}
