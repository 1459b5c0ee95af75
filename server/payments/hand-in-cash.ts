import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { DriverCash, ShiftClosing } from "../../contract/payments/payment-schemas.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { presentClosing } from "./close-shift.ts";
import {
  findClosing,
  findClosingMaybe,
  listCashWithDrivers,
  listClosedCashWithDrivers,
  takeOverClosing,
} from "./payments.queries.ts";

type HandIn = {
  id: number;
  received: { usd: number; xcg: number; note?: string | undefined };
  by: number;
  now: Date;
};

/** The office takes over the cash of a closed shift, once, and signs for what it counted itself. */
export async function handInCash(trx: Trx, { id, received, by, now }: HandIn): Promise<ShiftClosing> {
  const closing = await findClosingMaybe(trx, id);
  if (!closing) throw notFound();
  const taken = await takeOverClosing(trx, {
    id,
    by,
    now,
    usdCents: fromDollars(received.usd),
    xcgCents: fromDollars(received.xcg),
    note: received.note ?? "",
  });
  if (!taken) throw new ApiError("edit_conflict", "Somebody has already signed for this cash.");
  await recordAudit(trx, {
    actorId: by,
    action: "hand_in_cash",
    subject: accountSubject(closing.driver_id),
    detail: { closing: id, usd: received.usd, xcg: received.xcg },
    at: now,
  });
  return presentClosing(await findClosing(trx, id));
}

/** The cash still with each driver: of rides since their last closing, and of closed shifts nobody has signed for. */
export async function readCashWithDrivers(db: Db): Promise<DriverCash[]> {
  const open = await listCashWithDrivers(db);
  const closed = await listClosedCashWithDrivers(db);
  const ids = [...new Set([...open, ...closed].map((row) => row.driver_id))];
  return ids
    .map((id) => {
      const rides = open.find((row) => row.driver_id === id);
      const shifts = closed.find((row) => row.driver_id === id);
      const usd = { rides: Number(rides?.usd_cents ?? 0), shifts: Number(shifts?.usd_cents ?? 0) };
      const xcg = { rides: Number(rides?.xcg_cents ?? 0), shifts: Number(shifts?.xcg_cents ?? 0) };
      const name = rides ?? shifts;
      return {
        driver_id: id,
        driver_name: `${name?.first_name ?? ""} ${name?.last_name ?? ""}`.trim(),
        rides: rides?.rides ?? 0,
        rides_usd: toDollarString(usd.rides),
        rides_xcg: toDollarString(xcg.rides),
        closings: shifts?.closings ?? 0,
        closed_usd: toDollarString(usd.shifts),
        closed_xcg: toDollarString(xcg.shifts),
        usd: toDollarString(usd.rides + usd.shifts),
        xcg: toDollarString(xcg.rides + xcg.shifts),
      };
    })
    .toSorted((one, other) => Number(other.usd) - Number(one.usd) || Number(other.xcg) - Number(one.xcg));
}
