import { fullName } from "../../domain/accounts/full-name.ts";
import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { ClosingState, HeldCash, ShiftClosing } from "../../contract/payments/payment-schemas.ts";
import { type PaidBy, cashOf } from "../../domain/payments/payment.ts";
import type { Db, Trx } from "../database/connect.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { setOwnStatus } from "../drivers/set-own-status.ts";
import { countInClosing } from "../rides/paying/note-payment.ts";
import { ApiError } from "../http/api-error.ts";
import {
  findClosing,
  findLastClosing,
  insertClosing,
  listCashRides,
  listClosings,
  lockDriverOfCash,
} from "./payments.queries.ts";

type Counted = { counted_usd: number; counted_xcg: number; note?: string | undefined };
type Closing = { driverId: number; counted: Counted; now: Date };

/** The cash that a driver holds by their rides since their last closing. */
export async function readOwnCash(db: Db, driverId: number): Promise<HeldCash> {
  const rides = await listCashRides(db, driverId, { locked: false });
  const { usdCents, xcgCents } = sumOf(rides);
  return {
    since: (await findLastClosing(db, driverId))?.toISOString() ?? null,
    rides: rides.length,
    usd: toDollarString(usdCents),
    xcg: toDollarString(xcgCents),
  };
}

/** Nobody ends a second shift within it that had no ride. */
const SAME_SHIFT_MS = MINUTE_MS;

/**
 * Ends a driver's shift: keeps what their rides say they hold beside what they counted. Each ride is counted in one closing,
 * also one whose end was reported late. Pressed again, or on two phones at once, it is one closing.
 */
export async function closeShift(trx: Trx, { driverId, counted, now }: Closing): Promise<ShiftClosing> {
  await lockDriverOfCash(trx, driverId);
  const rides = await listCashRides(trx, driverId, { locked: true });
  const [last] = await listClosings(trx, { driverId, limit: 1 });
  if (last && rides.length === 0 && now.getTime() - last.closed_at.getTime() < SAME_SHIFT_MS) {
    return sameClosing(presentClosing(last), counted);
  }
  const id = await insertClosing(trx, {
    driverId,
    since: last?.closed_at ?? null,
    closedAt: now,
    rides: rides.length,
    ...sumOf(rides),
    countedUsdCents: fromDollars(counted.counted_usd),
    countedXcgCents: fromDollars(counted.counted_xcg),
    note: counted.note ?? "",
  });
  await countInClosing(trx, { rideIds: rides.map((ride) => ride.id), closingId: id });
  await setOwnStatus(trx, { id: driverId, status: "offline", now });
  return presentClosing(await findClosing(trx, id));
}

/** The closing that is there, for whoever counted the same; another count over no ride would be lost, or be kept twice. */
function sameClosing(closing: ShiftClosing, { counted_usd, counted_xcg, note = "" }: Counted): ShiftClosing {
  const isSame =
    closing.counted_usd === toDollarString(fromDollars(counted_usd)) &&
    closing.counted_xcg === toDollarString(fromDollars(counted_xcg)) &&
    closing.note === note;
  if (isSame) return closing;
  throw new ApiError(
    "edit_conflict",
    "You closed your shift a moment ago with another count. Tell the office what you counted.",
  );
}

type Asked = {
  driverId?: number | undefined;
  state?: ClosingState | undefined;
  limit: number;
  before: number | undefined;
};

/** Closings from the newest, of one driver or of all. */
export async function readClosings(db: Db, asked: Asked): Promise<ShiftClosing[]> {
  return (await listClosings(db, asked)).map(presentClosing);
}

function sumOf(rides: Awaited<ReturnType<typeof listCashRides>>) {
  return cashOf(
    rides.map((ride) => ({
      fareCents: ride.fare_cents,
      paidBy: ride.paid_by as PaidBy,
      linkCents: ride.link_cents,
      tipCents: ride.tip_cents,
      tipXcgCents: ride.tip_xcg_cents,
      alsoPaidBy: ride.also_paid_by,
      alsoCents: ride.also_cents,
      xcgStep: ride.xcg_step,
    })),
  );
}

/** A closing as it goes over the wire. */
export function presentClosing(row: Awaited<ReturnType<typeof findClosing>>): ShiftClosing {
  return {
    id: row.id,
    driver_id: row.driver_id,
    driver_name: fullName(row),
    since: row.since?.toISOString() ?? null,
    closed_at: row.closed_at.toISOString(),
    rides: row.rides,
    usd: toDollarString(row.usd_cents),
    xcg: toDollarString(row.xcg_cents),
    counted_usd: toDollarString(row.counted_usd_cents),
    counted_xcg: toDollarString(row.counted_xcg_cents),
    note: row.note,
    handed_in: row.handed_in_at && {
      at: row.handed_in_at.toISOString(),
      by: `${row.taker_first_name ?? ""} ${row.taker_last_name ?? ""}`.trim(),
      usd: toDollarString(row.received_usd_cents ?? 0),
      xcg: toDollarString(row.received_xcg_cents ?? 0),
      note: row.received_note,
    },
  };
}
