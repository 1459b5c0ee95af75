import { isDeepStrictEqual } from "node:util";
import { fullName } from "../../domain/accounts/full-name.ts";
import { toHundredths } from "../../domain/dated-rates.ts";
import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import {
  type OwnSettlement,
  type SettledEntry,
  type Settlement,
  type SettlementDetail,
  type SettlementFigures,
  type SettledRide,
  type SettlementPayment,
  settledRideSchema,
} from "../../contract/settlements/settlement-schemas.ts";
import { sumBoth } from "../../domain/settlements/driver-money.ts";
import { togetherCents } from "../../domain/settlements/settlement.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { totalOf } from "./amounts.ts";
import { readBalances } from "./balances.ts";
import { listPaymentEntries, listSettlementEntries } from "./driver-accounts.queries.ts";
import { presentEntry } from "./entries-to-settle.ts";
import { listPayments } from "./settlement-payments.queries.ts";
import {
  findSettlement,
  listCorrections,
  listSettlements,
  listSettlementsInFull,
} from "./settlements.queries.ts";
import { type KeptFigures, presentFigures, workOutSettlement } from "./work-out-settlement.ts";

type Asked = { driverId?: number | undefined; limit: number; before: number | undefined };
type Row = Awaited<ReturnType<typeof listSettlements>>[number];

/** Closed settlements from the newest, of one driver or of all. */
export async function readSettlements(db: Db, asked: Asked): Promise<Settlement[]> {
  return (await listSettlements(db, asked)).map(presentSettlement);
}

/** A closed settlement with its rides and corrections, and what its days come to now where that differs. */
export async function readSettlement(db: Db | Trx, id: number): Promise<SettlementDetail> {
  const row = await findSettlement(db, id);
  if (!row) throw notFound();
  const corrections = await listCorrections(db, [id]);
  const entries = await listSettlementEntries(db, [id]);
  const payments = await listPayments(db, [id]);
  const { driver_id: driverId, first_day: firstDay, last_day: lastDay } = row;
  const shown = presentInFull(row);
  // Another commission since is an entry of the next settlement, and changes nothing here.
  const taken = new Map(shown.lines.map(({ ride_id, percent }) => [ride_id, toHundredths(percent)]));
  const period = { driverId, firstDay, lastDay };
  const worked = await workOutSettlement(db, period, (rideId) => taken.get(rideId));
  const entered = await listPaymentEntries(db, [...taken.keys()]);
  const enteredCents = entered.reduce((sum, { usd_cents: cents }) => sum + cents, 0);
  // A payment that was said since is an entry of the next settlement, and owed there.
  const owedUsdCents = worked.figures.owedUsdCents - enteredCents;
  const now = presentFigures({ ...worked.figures, owedUsdCents });
  // Money given back later is the company's loss, and changes nothing of what was settled.
  const { by_link, deals } = shown;
  const closed = { ...presentFigures(figuresOf(row)), by_link, deals, given_back: now.given_back };
  const isSame =
    isDeepStrictEqual(now, closed) ||
    isEnteredSince({ shown, now: worked.lines, handedIn: [now, closed], entered });
  return {
    ...shown,
    corrections: corrections.map(presentCorrection),
    entries: entries.map(presentKept),
    payments: payments.map(presentPayment),
    now: isSame ? null : now,
  };
}

type Since = {
  shown: ReturnType<typeof presentInFull>;
  now: readonly SettledRide[];
  handedIn: readonly [SettlementFigures, SettlementFigures];
  entered: Awaited<ReturnType<typeof listPaymentEntries>>;
};

/** Whether all that has changed of a closed settlement are payments, which are entries of the driver's next one. */
function isEnteredSince({ shown, now, handedIn: [one, other], entered }: Since): boolean {
  const closed = new Map(shown.lines.map((line) => [line.ride_id, line]));
  const changed = now.filter((line) => !isDeepStrictEqual(asKept(line), asKept(closed.get(line.ride_id))));
  const rides = new Set(entered.map(({ ride_id: id }) => id));
  return (
    now.length === shown.lines.length &&
    one.owed_usd === other.owed_usd &&
    one.handed_in_usd === other.handed_in_usd &&
    one.handed_in_xcg === other.handed_in_xcg &&
    changed.every(({ ride_id: id }) => rides.has(id))
  );
}

/** A line without what isn't there, as the database keeps it; what was given back since changes nothing of it. */
function asKept(line: SettledRide | undefined): unknown {
  return JSON.parse(JSON.stringify({ ...line, given_back: undefined }));
}

/** A driver's own, as the office closed and corrected them. */
export async function readOwnSettlements(
  db: Db,
  asked: Asked & { driverId: number },
): Promise<OwnSettlement[]> {
  const rows = await listSettlementsInFull(db, asked);
  const ids = rows.map(({ id }) => id);
  const corrections = ids.length === 0 ? [] : await listCorrections(db, ids);
  const entries = await listSettlementEntries(db, ids);
  const payments = await listPayments(db, ids);
  const balance = (await readBalances(db, [asked.driverId]))(asked.driverId);
  return rows.map((row) => {
    const isOf = ({ settlement_id }: { settlement_id: number }) => settlement_id === row.id;
    return {
      ...presentInFull(row),
      corrections: corrections.filter(isOf).map(presentCorrection),
      entries: entries.filter(isOf).map(presentKept),
      payments: payments.filter(isOf).map(presentPayment),
      balance_usd: toDollarString(balance.usdCents),
      balance_xcg: toDollarString(balance.xcgCents),
    };
  });
}

function presentKept(row: Awaited<ReturnType<typeof listSettlementEntries>>[number]): SettledEntry {
  return presentEntry({ ...row, usdCents: row.usd_cents, xcgCents: row.xcg_cents });
}

function presentPayment(row: Awaited<ReturnType<typeof listPayments>>[number]): SettlementPayment {
  return {
    id: row.id,
    paid_on: row.paid_on,
    how: row.how,
    reference: row.reference,
    usd: toDollarString(row.usd_cents),
    xcg: toDollarString(row.xcg_cents),
    made_by: fullName(row),
    made_at: row.made_at.toISOString(),
    takes_back: row.takes_back,
    taken_back: row.taken_back_by !== null,
  };
}

type CorrectionRow = Awaited<ReturnType<typeof listCorrections>>[number];

function presentCorrection(correction: CorrectionRow): SettlementDetail["corrections"][number] {
  return {
    id: correction.id,
    usd: toDollarString(correction.usd_cents),
    xcg: toDollarString(correction.xcg_cents),
    reason: correction.reason,
    made_by: fullName(correction),
    made_at: correction.made_at.toISOString(),
  };
}

function presentInFull(row: Row & { lines: unknown }) {
  const lines = settledRideSchema.array().parse(row.lines);
  const byLinkCents = sumOf(lines.map(({ by_link }) => by_link));
  const givenBackCents = sumOf(lines.map(({ given_back }) => given_back));
  const dealCents = sumOf(lines.map(({ deal }) => deal));
  return {
    ...presentSettlement(row),
    deals: dealCents > 0 ? toDollarString(dealCents) : undefined,
    by_link: toDollarString(byLinkCents),
    given_back: givenBackCents > 0 ? toDollarString(givenBackCents) : undefined,
    lines,
  };
}

function sumOf(amounts: readonly (string | undefined)[]): number {
  return amounts.reduce((sum, amount = "0") => sum + fromDollars(Number(amount)), 0);
}

function presentSettlement(row: Row): Settlement {
  const { entries, total, paid, open } = totalsOf(row);
  return {
    id: row.id,
    driver_id: row.driver_id,
    driver_name: fullName(row),
    first_day: row.first_day,
    last_day: row.last_day,
    closed_at: row.closed_at.toISOString(),
    closed_by: fullName({ first_name: row.closer_first_name, last_name: row.closer_last_name }),
    ...presentFigures(figuresOf(row)),
    corrections_usd: toDollarString(row.corrections_usd_cents),
    corrections_xcg: toDollarString(row.corrections_xcg_cents),
    entries_usd: toDollarString(entries.usdCents),
    entries_xcg: toDollarString(entries.xcgCents),
    paid_usd: toDollarString(paid.usdCents),
    paid_xcg: toDollarString(paid.xcgCents),
    open_usd: toDollarString(open.usdCents),
    open_xcg: toDollarString(open.xcgCents),
    total_usd: toDollarString(total.usdCents),
    total_xcg: toDollarString(total.xcgCents),
    together: toDollarString(togetherCents(total)),
  };
}

/** A closed settlement with all that moved its debt since. */
export function totalsOf(row: Row) {
  const entries = { usdCents: row.entries_usd_cents, xcgCents: row.entries_xcg_cents };
  const corrections = { usdCents: row.corrections_usd_cents, xcgCents: row.corrections_xcg_cents };
  const total = totalOf(figuresOf(row), [entries, corrections]);
  const paid = { usdCents: row.paid_usd_cents, xcgCents: row.paid_xcg_cents };
  const open = sumBoth([total, { usdCents: -paid.usdCents, xcgCents: -paid.xcgCents }]);
  return { entries, total, paid, open };
}

export function figuresOf(row: Row): KeptFigures {
  return {
    rides: row.rides,
    fareCents: row.fare_cents,
    tipCents: row.tip_cents,
    cashUsdCents: row.cash_usd_cents,
    cashXcgCents: row.cash_xcg_cents,
    cardCents: row.card_cents,
    notRecordedCents: row.not_recorded_cents,
    commissionCents: row.commission_cents,
    handedUsdCents: row.handed_usd_cents,
    handedXcgCents: row.handed_xcg_cents,
    owedUsdCents: row.owed_usd_cents,
    owedXcgCents: row.owed_xcg_cents,
  };
}
