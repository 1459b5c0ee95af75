import { curacaoDate } from "../../domain/curacao-time.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { fromDollars } from "../../domain/money.ts";
import { type Both, type PaidHow, sumBoth } from "../../domain/settlements/driver-money.ts";
import type {
  DriverAccount,
  NewBalancePayment,
  NewSettlementPayment,
} from "../../contract/settlements/driver-account-schemas.ts";
import type { SettlementDetail } from "../../contract/settlements/settlement-schemas.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { readDriverAccount } from "./driver-accounts.ts";
import { readSettlement } from "./read-settlements.ts";
import { findOpposite, findPayment, insertParts, insertPayment } from "./settlement-payments.queries.ts";
import { listOpenSettlements, listParts } from "./settlement-payments.queries.ts";
import { findDriverToSettle, findSettlement } from "./settlements.queries.ts";

type Change = { by: number; now: Date };
type Part = Both & { settlementId: number };

/** Notes what was paid of one settlement; without an amount all that is open. */
export async function paySettlement(
  trx: Trx,
  { id, payment, by, now }: { id: number; payment: NewSettlementPayment } & Change,
): Promise<SettlementDetail> {
  const settlement = await findSettlement(trx, id);
  if (!settlement) throw notFound();
  const driverId = settlement.driver_id;
  const open = (await readOpen(trx, driverId)).find(({ settlementId }) => settlementId === id);
  if (!open) throw new ApiError("edit_conflict", "Nothing of this settlement is left to pay.");
  if (payment.seen) refuseUnseen(open, payment.seen);
  if (payment.how === "set_off")
    throw badPayment("how", "One settlement alone can't be set off against another.");
  const isWhole = payment.usd === undefined && payment.xcg === undefined;
  const part = isWhole
    ? open
    : {
        settlementId: id,
        usdCents: partOf(open.usdCents, { field: "usd", paid: payment.usd }),
        xcgCents: partOf(open.xcgCents, { field: "xcg", paid: payment.xcg }),
      };
  if (part.usdCents === 0 && part.xcgCents === 0) throw badPayment("usd", "Say how much was paid.");
  await notePayment(trx, { driverId, parts: [part], payment, by, now });
  return readSettlement(trx, id);
}

/** Notes that everything was paid that the closed settlements of a driver have left open. */
export async function payBalance(
  trx: Trx,
  { driverId, payment, by, now }: { driverId: number; payment: NewBalancePayment } & Change,
): Promise<DriverAccount> {
  const parts = await readOpen(trx, driverId);
  if (parts.length === 0) throw new ApiError("edit_conflict", "Nothing is left to pay.");
  const balance = sumBoth(parts);
  refuseUnseen(balance, payment.seen);
  if (payment.how === "set_off" && (balance.usdCents !== 0 || balance.xcgCents !== 0)) {
    throw badPayment("how", "Settlements are set off where they come to nothing together.");
  }
  await notePayment(trx, { driverId, parts, payment, by, now });
  return readDriverAccount(trx, driverId, now);
}

/** Takes a payment back by an opposite one. Of two who do so at once the second hears that it is done. */
export async function takeBackSettlementPayment(
  trx: Trx,
  { id, reason, by, now }: { id: number; reason: string } & Change,
): Promise<DriverAccount> {
  const payment = await findPayment(trx, id);
  if (!payment) throw notFound();
  const driverId = payment.driver_id;
  await findDriverToSettle(trx, driverId, { locked: true });
  if (payment.takes_back !== null || (await findOpposite(trx, id))) {
    throw new ApiError("edit_conflict", "This payment can't be taken back, or is taken back already.");
  }
  const parts = await listParts(trx, id);
  const opposite = await insertPayment(trx, {
    driver_id: driverId,
    paid_on: curacaoDate(now),
    how: payment.how,
    reference: reason,
    takes_back: id,
    made_by: by,
    made_at: now,
  });
  await insertParts(
    trx,
    parts.map((part) => ({
      payment_id: opposite.id,
      settlement_id: part.settlement_id,
      usd_cents: -part.usd_cents,
      xcg_cents: -part.xcg_cents,
    })),
  );
  await recordAudit(trx, {
    actorId: by,
    action: "take_back_settlement_payment",
    subject: accountSubject(driverId),
    detail: { payment: id, settlements: parts.map((part) => part.settlement_id), reason },
    at: now,
  });
  return readDriverAccount(trx, driverId, now);
}

/** The settlements of a driver with what is open of them, locked for whoever pays. */
async function readOpen(trx: Trx, driverId: number): Promise<Part[]> {
  if (!(await findDriverToSettle(trx, driverId, { locked: true }))) throw notFound();
  return (await listOpenSettlements(trx, [driverId])).map((row) => ({
    settlementId: row.id,
    usdCents: row.usd_cents,
    xcgCents: row.xcg_cents,
  }));
}

type Noted = Change & {
  driverId: number;
  parts: readonly Part[];
  payment: { paid_on?: string | undefined; how: PaidHow; reference?: string | undefined };
};

async function notePayment(trx: Trx, { driverId, parts, payment, by, now }: Noted): Promise<void> {
  const { how, reference = "", paid_on: paidOn = curacaoDate(now) } = payment;
  if (paidOn > curacaoDate(now)) {
    throw badPayment("paid_on", "A payment can't have been made on a day that is still to come.");
  }
  const { id } = await insertPayment(trx, {
    driver_id: driverId,
    paid_on: paidOn,
    how,
    reference,
    made_by: by,
    made_at: now,
  });
  await insertParts(
    trx,
    parts.map(({ settlementId, usdCents, xcgCents }) => ({
      payment_id: id,
      settlement_id: settlementId,
      usd_cents: usdCents,
      xcg_cents: xcgCents,
    })),
  );
  const paid = sumBoth(parts);
  await recordAudit(trx, {
    actorId: by,
    action: "pay_settlement",
    subject: accountSubject(driverId),
    detail: {
      payment: id,
      settlements: parts.map(({ settlementId }) => settlementId),
      usd: toDollarString(paid.usdCents),
      xcg: toDollarString(paid.xcgCents),
      how,
      paid_on: paidOn,
      reference,
    },
    at: now,
  });
}

type Paid = { field: "usd" | "xcg"; paid: number | undefined };

/** A part of what is open: no more than that, and not the other way round. */
function partOf(openCents: number, { field, paid = 0 }: Paid): number {
  const cents = fromDollars(paid);
  const isPart = cents === 0 || (cents > 0 ? cents <= openCents : cents >= openCents);
  if (!isPart) throw badPayment(field, `Only ${toDollarString(openCents)} is open.`);
  return cents;
}

function refuseUnseen(open: Both, seen: { usd: string; xcg: string }): void {
  if (fromDollars(seen.usd) !== open.usdCents || fromDollars(seen.xcg) !== open.xcgCents) {
    throw new ApiError("edit_conflict", "What is open has changed since you looked. Look at it again.");
  }
}

function badPayment(field: string, sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { [field]: sentence } });
}
