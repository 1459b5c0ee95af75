import { type DatedRate, type Hundredths, rateOn } from "../../domain/dated-rates.ts";
import { toDatedRate } from "../company/rate-rows.ts";
import type { Db, Trx } from "../database/connect.ts";
import { readRates } from "./commission-rates.ts";
import { listCountingDriverRates } from "./driver-accounts.queries.ts";

export type Commissions = (driverId: number, day: string) => Hundredths;
/** A rate that counts for everybody, or for one driver alone. */
type Further = { driverId: number | null; validFrom: string; hundredths: Hundredths };

/** The company's part of a driver's fare on a day: their own rate where they have one, else that of everybody, else none. */
export async function readCommissions(db: Db | Trx, further?: Further): Promise<Commissions> {
  const [everybodys, own] = await Promise.all([readRates(db), listCountingDriverRates(db)]);
  const ofDrivers = new Map<number, DatedRate[]>();
  const add = (driverId: number, rate: DatedRate) =>
    ofDrivers.set(driverId, [...(ofDrivers.get(driverId) ?? []), rate]);
  for (const row of own) add(row.driver_id, toDatedRate(row));
  if (further) {
    // The last added counts.
    const rate = { ...further, id: Number.POSITIVE_INFINITY };
    if (further.driverId === null) everybodys.push(rate);
    else add(further.driverId, rate);
  }
  return (driverId, day) =>
    (rateOn(ofDrivers.get(driverId) ?? [], day) ?? rateOn(everybodys, day))?.hundredths ?? 0;
}
