import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Hundredths } from "../../domain/dated-rates.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Cents } from "../../domain/money.ts";
import { type RideToSettle, companyPartOf, settle } from "../../domain/settlements/settlement.ts";
import type { Db, Trx } from "../database/connect.ts";
import { insertDriverEntry } from "./driver-accounts.queries.ts";
import { listSettledCommissions } from "./commission-rules.queries.ts";
import { findDriverToSettle, listSettledRides } from "./settlements.queries.ts";

/** The closed settlement that has a ride, with its commission in hundredths; null where none has. */
export async function settledWith(db: Db | Trx, rideId: number) {
  const [settled] = await listSettledRides(db, [rideId]);
  if (!settled) return null;
  const since = await listSettledCommissions(db, [rideId]);
  return { ...settled, hundredths: since.at(-1)?.hundredths ?? settled.hundredths };
}

/** The commission that was taken of rides which are settled, as it was at an instant: that of the settlement, or what was set since. */
export async function readSettledCommissions(
  db: Db | Trx,
  rideIds: readonly number[],
): Promise<(rideId: number, at?: Date) => Hundredths | undefined> {
  if (rideIds.length === 0) return () => undefined;
  const taken = new Map(
    (await listSettledRides(db, rideIds)).map(({ ride_id: id, hundredths }) => [id, hundredths]),
  );
  const since = new Map(groupBy(await listSettledCommissions(db, rideIds), ({ ride_id: id }) => String(id)));
  return (rideId, at) => {
    const until = (since.get(String(rideId)) ?? []).filter(({ made_at: made }) => !at || made <= at);
    return until.at(-1)?.hundredths ?? taken.get(rideId);
  };
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

type Repaid = { readonly fareCents: Cents } & Paid;
type PaidAnew = {
  driverId: number;
  rideId: number;
  before: Repaid;
  after: Repaid;
  note: string;
  by: number;
  now: Date;
};

/** Enters what it makes for the driver that a settled ride was paid otherwise, or not: it comes into their next settlement. */
export async function settlePaymentAnew(trx: Trx, paid: PaidAnew): Promise<void> {
  await holdDriver(trx, paid.driverId);
  const settled = await settledWith(trx, paid.rideId);
  if (settled === null) return;
  const owedBy = ({ fareCents, ...ride }: Repaid) => owedOf(ride, fareCents, settled.hundredths);
  const cents = owedBy(paid.after) - owedBy(paid.before);
  if (cents === 0) return;
  await insertDriverEntry(trx, {
    driver_id: paid.driverId,
    kind: "payment",
    day: curacaoDate(paid.now),
    usd_cents: cents,
    xcg_cents: 0,
    note: paid.note,
    ride_id: paid.rideId,
    made_by: paid.by,
    made_at: paid.now,
  });
}

/** The amount that a driver is owed for one ride, by its payment. */
function owedOf(ride: Paid, fareCents: Cents, hundredths: Hundredths): Cents {
  const whole = {
    ...ride,
    fareCents,
    givenBackCents: 0,
    commissionCents: companyPartOf({ fareCents, dealCents: ride.dealCents }, hundredths),
  };
  return settle([whole], { usdCents: 0, xcgCents: 0 }).owedUsdCents;
}

/** Enters the driver's part of a correction of a fare that is settled: it comes into their next settlement. */
export async function correctSettledFare(trx: Trx, corrected: Corrected): Promise<void> {
  const { ride, fromCents, toCents, hundredths, now } = corrected;
  const cents = owedOf(ride, toCents, hundredths) - owedOf(ride, fromCents, hundredths);
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
