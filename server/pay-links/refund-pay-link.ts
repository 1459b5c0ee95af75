import { fromDollars, toGuilderCents } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { needSecondPerson } from "../approvals/second-person.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { creditRefund } from "../partners/credit-statement.ts";
import { keepPaid } from "../partners/move-statement.ts";
import { findDriverOfTip } from "../settlements/enter-tip.ts";
import { chargeRefund, unchargeRefund } from "../settlements/charge-refund.ts";
import { payLinkSubject } from "./ask-payment.ts";
import type { PayProvider } from "./pay-provider.ts";
import {
  type PayLinkRow,
  endRefund,
  insertRefund,
  lockPayLink,
  lockRideOfLink,
  lockStatementOfLink,
  updatePayLink,
} from "./pay-links.queries.ts";
import { countAnew, countTips, keptTip } from "./take-provider-state.ts";
import { tellOfRefund } from "./tell-of-refund.ts";

type Refunding = {
  id: number;
  /** Of a statement: whether it is to be paid again, or is credited. */
  refund: { amount: number; reason: string; counts_as: "owed" | "credited"; borne_by: "company" | "driver" };
  /** Null where the server has none any more: then the office gives back by itself. */
  provider: PayProvider | null;
  by: number;
  now: Date;
  /** A second person has said yes, where one is needed. */
  approved?: boolean;
};

/** Gives a payment back, or a part of it; never more than was paid, however many do so at once. */
export async function refundPayLink(trx: Trx, refunding: Refunding): Promise<void> {
  const { id, refund, provider, by, now } = refunding;
  const ride = await lockRideOfLink(trx, id);
  await lockStatementOfLink(trx, id);
  const link = await lockPayLink(trx, id);
  if (!link) throw notFound();
  if (link.paid_at === null) throw new ApiError("edit_conflict", "This was not paid.");
  const cents = fromDollars(refund.amount);
  // Money that was given back in cash isn't given back by link as well.
  const isOfFare = link.purpose === "fare" || link.purpose === "deposit";
  const left = link.amount_cents - link.refunded_cents - (ride && isOfFare ? inCashOf(ride) : 0);
  if (cents > left) {
    const sentence = `At most ${toDollarString(left)} can be given back.`;
    throw new ApiError("invalid_input", sentence, { fields: { amount: sentence } });
  }
  await needSecondPerson(trx, {
    wanted: {
      kind: "refund",
      subjectId: id,
      cents,
      reason: refund.reason,
      payload: refund,
      rideId: link.ride_id,
      statementId: link.statement_id,
    },
    altogether: link.refunded_cents + (ride?.cash_given_back_cents ?? 0) + cents,
    approved: refunding.approved ?? false,
  });
  const byHand = provider === null || provider.refundsByHand || provider.name !== link.provider;
  const refundId = await insertRefund(trx, {
    pay_link_id: id,
    amount_cents: cents,
    charged_cents: chargedPart(link, cents),
    reason: refund.reason,
    state: byHand ? "done" : "asked",
    made_by: by,
    made_at: now,
    next_try_at: byHand ? null : now,
  });
  await updatePayLink(trx, id, refunded(link, link.refunded_cents + cents));
  await countAnew(trx, ride, now);
  if (link.purpose === "tip") {
    await takeFromTip(trx, { ride, link, refundId, reason: refund.reason, by, now }, cents);
  } else if (refund.borne_by === "driver") {
    await chargeDriver(trx, { ride, link, refundId, reason: refund.reason, by, now });
  }
  if (link.statement_id !== null) {
    const { statement_id: statementId } = link;
    const credit = { statementId, refundId, cents, reason: refund.reason, by, now };
    if (refund.counts_as === "credited") await creditRefund(trx, credit);
    await keepPaid(trx, statementId);
  }
  // A provider may still refuse to give back what it has taken on.
  if (byHand) await tellOfRefund(trx, { linkId: id, cents, now });
  await recordAudit(trx, {
    actorId: by,
    action: "refund_pay_link",
    subject: payLinkSubject(id),
    detail: {
      amount: toDollarString(cents),
      reason: refund.reason,
      ride: link.ride_id,
      borne_by: refund.borne_by,
    },
    at: now,
  });
}

/** The provider doesn't give it back: then it is not given back, and the office sees so. */
export async function refuseRefund(
  trx: Trx,
  { refund, now }: { refund: { id: number; pay_link_id: number; amount_cents: number }; now: Date },
): Promise<void> {
  const ride = await lockRideOfLink(trx, refund.pay_link_id);
  await lockStatementOfLink(trx, refund.pay_link_id);
  const link = await lockPayLink(trx, refund.pay_link_id);
  if (!link || !(await endRefund(trx, { id: refund.id, state: "refused" }))) return;
  await updatePayLink(trx, link.id, refunded(link, link.refunded_cents - refund.amount_cents));
  await countAnew(trx, ride, now);
  await unchargeRefund(trx, { refundId: refund.id, now });
  if (link.purpose === "tip") await countTips(trx, ride, now);
  if (link.statement_id !== null) await keepPaid(trx, link.statement_id);
  await recordAudit(trx, {
    actorId: null,
    action: "refund_refused",
    subject: payLinkSubject(link.id),
    detail: { amount: toDollarString(refund.amount_cents) },
    at: now,
  });
}

type Charging = {
  ride: Awaited<ReturnType<typeof lockRideOfLink>>;
  link: PayLinkRow;
  refundId: number;
  reason: string;
  by: number;
  now: Date;
};

/** Charges the driver with the part of the fare that was given back; what was paid too much is nobody's loss. */
async function chargeDriver(trx: Trx, { ride, link, refundId, reason, by, now }: Charging): Promise<void> {
  const after = await lockRideOfLink(trx, link.id);
  const cents = (after?.link_given_back_cents ?? 0) - (ride?.link_given_back_cents ?? 0);
  if (!ride || ride.driver_id === null || cents <= 0) {
    const sentence = "A driver can bear only what is given back of the fare of a ride they drove.";
    throw new ApiError("invalid_input", sentence, { fields: { borne_by: sentence } });
  }
  const note = `${ride.reference}: ${reason}`;
  await chargeRefund(trx, { driverId: ride.driver_id, refundId, cents, note, by, now });
}

/** Takes what was given back of a tip from the driver who had it, whoever else would bear a refund. */
async function takeFromTip(
  trx: Trx,
  { ride, link, refundId, reason, by, now }: Charging,
  backCents: number,
): Promise<void> {
  await countTips(trx, ride, now);
  const after = { ...link, refunded_cents: link.refunded_cents + backCents };
  const cents = keptTip(link) - keptTip(after);
  if (!ride || cents <= 0) return;
  const driverId = await findDriverOfTip(trx, link.id);
  const note = `${ride.reference}: ${reason}`;
  await chargeRefund(trx, { driverId, refundId, cents, note, by, now, tipLinkId: link.id });
}

/** The part of a payment by link that was given back in cash: nothing where the fare was paid in the car. */
function inCashOf(ride: NonNullable<Charging["ride"]>): number {
  const rest = Math.max(0, ride.fare_cents - ride.link_cents);
  return Math.max(0, ride.cash_given_back_cents - (ride.paid_by === null ? 0 : rest));
}

function refunded(link: PayLinkRow, cents: number) {
  const some = cents === link.amount_cents ? ("refunded" as const) : ("partly_refunded" as const);
  return { refunded_cents: cents, state: cents === 0 ? ("paid" as const) : some };
}

/** A part of what the provider took, so that all parts together are what it took. */
function chargedPart(link: PayLinkRow, cents: number): number {
  if (link.currency === "USD") return cents;
  const after = link.refunded_cents + cents;
  const upTo = (part: number) => (part === link.amount_cents ? link.charged_cents : toGuilderCents(part));
  return upTo(after) - upTo(link.refunded_cents);
}
