import { fullName } from "../../domain/accounts/full-name.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { toHundredths } from "../../domain/dated-rates.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { groupBy } from "../../domain/group-by.ts";
import { companyPartOf } from "../../domain/settlements/settlement.ts";
import type { CommissionPreview } from "../../contract/settlements/settlement-schemas.ts";
import type { Db } from "../database/connect.ts";
import { readCommissions } from "./commissions.ts";
import { listRidesSince } from "./driver-accounts.queries.ts";

type Asked = { driver_id?: number | undefined; valid_from: string; percent: number };

/** The changes that a commission would make to rides that are over: in days that are open, and as a correction of those that are closed. */
export async function previewCommission(db: Db, asked: Asked): Promise<CommissionPreview> {
  const { driver_id: driverId = null, valid_from: validFrom } = asked;
  const rides = await listRidesSince(db, { since: instantOf(validFrom, "00:00:00"), driverId });
  const before = await readCommissions(db);
  const hundredths = toHundredths(asked.percent);
  const after = await readCommissions(db, { driverId, validFrom, hundredths });
  const changed = rides.map((ride) => {
    const day = curacaoDate(ride.completed_at);
    const fare = { fareCents: ride.fare_cents, dealCents: ride.deal_cents };
    return {
      ...ride,
      before: companyPartOf(fare, before(ride.driver_id, day)),
      after: companyPartOf(fare, after(ride.driver_id, day)),
    };
  });
  const open = changed.filter((ride) => ride.settlement_id === null && ride.before !== ride.after);
  const closed = groupBy(
    changed.filter((ride) => ride.settlement_id !== null),
    ({ settlement_id: id }) => String(id),
  );
  return {
    rides: open.length,
    before: toDollarString(sumOf(open, "before")),
    after: toDollarString(sumOf(open, "after")),
    closed: closed.flatMap(([id, ofSettlement]) => {
      const cents = sumOf(ofSettlement, "before") - sumOf(ofSettlement, "after");
      const [first] = ofSettlement;
      if (cents === 0 || first === undefined) return [];
      return [
        {
          settlement_id: Number(id),
          driver_name: fullName(first),
          first_day: first.first_day ?? "",
          last_day: first.last_day ?? "",
          difference: toDollarString(cents),
        },
      ];
    }),
  };
}

function sumOf<K extends string>(rides: readonly Record<K, number>[], key: K): number {
  return rides.reduce((sum, ride) => sum + ride[key], 0);
}
