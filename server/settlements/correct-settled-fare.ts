import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Cents } from "../../domain/money.ts";
import { type RideToSettle, companyPartOf, settle } from "../../domain/settlements/settlement.ts";
import type { Db, Trx } from "../database/connect.ts";
import { insertDriverEntry } from "./driver-accounts.queries.ts";
import { findDriverToSettle, listSettledRides } from "./settlements.queries.ts";

/** The closed settlement that has a ride, with its commission in hundredths; null where none has. */
export async function settledWith(db: Db | Trx, rideId: number) {
  const [settled] = await listSettledRides(db, [rideId]);
  return settled ?? null;
}

/** Commissions of closed settlements by ride. */
export async function readSettledCommissions(db: Db, rideIds: readonly number[]) {
  const rows = await listSettledRides(db, rideIds);
  return new Map(rows.map(({ ride_id: id, hundredths }) => [id, hundredths]));
}

/** Waits for whoever closes days of a driver, so that a ride is either in a settlement or isn't. */
export async function holdDriver(trx: Trx, driverId: number): Promise<void> {
  await findDriverToSettle(trx, driverId, { locked: true });
}

type Paid = Omit<RideToSettle, "fareCents" | "commissionCents" | "givenBackCents">;
type Corrected = {
  driverId: number;
  correctionId: number;
  ride: Paid;
  fromCents: Cents;
  toCents: Cents;
  hundredths: number;
  note: string;
  by: number;
  now: Date;
};

/** Enters the driver's part of a correction of a fare that is settled: it comes into their next settlement. */
export async function correctSettledFare(trx: Trx, corrected: Corrected): Promise<void> {
  const { ride, fromCents, toCents, hundredths, now } = corrected;
  const owedAt = (fareCents: Cents) =>
    settle(
      [
        {
          ...ride,
          fareCents,
          givenBackCents: 0,
          commissionCents: companyPartOf({ fareCents, dealCents: ride.dealCents }, hundredths),
        },
      ],
      {
        usdCents: 0,
        xcgCents: 0,
      },
    ).owedUsdCents;
  const cents = owedAt(toCents) - owedAt(fromCents);
  if (cents === 0) return;
  await insertDriverEntry(trx, {
    driver_id: corrected.driverId,
    kind: "fare",
    day: curacaoDate(now),
    usd_cents: cents,
    xcg_cents: 0,
    note: corrected.note,
    correction_id: corrected.correctionId,
    made_by: corrected.by,
    made_at: now,
  });
}
