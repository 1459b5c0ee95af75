import { GUILDER_STEP_CENTS, fromDollars, fromGuilderCents } from "../../../domain/money.ts";
import type { UnpaidReason } from "../../../domain/payments/payment.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import type {
  PaymentInput,
  RecordedPayment,
  SaidOfPayment,
} from "../../../contract/payments/payment-schemas.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import type { SignedIn } from "../../http/caller.ts";
import { getOwnRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { refuseWrongAccount } from "./account-payment.ts";
import type { StepEffects } from "../change/step-request.ts";
import { type TakenStep, takeStep } from "../change/take-step.ts";
import { settlePaymentAnew } from "../../settlements/correct-settled-fare.ts";

type Ending = { rideId: number; caller: SignedIn; now: Date };

/** Says, or corrects, how a completed ride was paid, while its cash has not been counted at the end of a shift. */
export function recordPayment(
  trx: Trx,
  { payment, ...ending }: Ending & { payment: RecordedPayment },
): Promise<RideRow> {
  return sayAnew(trx, ending, async (ride) => paymentEffects(ride, payment, ending.caller));
}

/** Says of a completed ride that it wasn't paid after all, while its cash has not been counted at the end of a shift. */
export function recordUnpaid(
  trx: Trx,
  { reason, ...ending }: Ending & { reason: UnpaidReason },
): Promise<RideRow> {
  return sayAnew(trx, ending, async (ride) => {
    refusePaidElsewhere(ride);
    return notPaidEffects(ride, reason);
  });
}

async function sayAnew(
  trx: Trx,
  { rideId, caller, now }: Ending,
  prepare: (ride: RideRow) => Promise<StepEffects>,
): Promise<RideRow> {
  const step = await takeStep(trx, {
    action: "record_payment",
    actor: actorOf(caller),
    now,
    find: () => getOwnRide(trx, rideId, caller),
    parties: (ride) => partiesOf(ride, caller),
    prepare,
  });
  return settleAnew(trx, { ...step, caller, now });
}

/** A ride on an account is paid by it, and one that was paid whole by link was paid. */
function refusePaidElsewhere(ride: RideRow): void {
  const isOnAccount = ride.partner_id !== null;
  if (!isOnAccount && (ride.link_cents === 0 || ride.link_cents < ride.fare_cents)) return;
  const sentence = isOnAccount
    ? "The account pays this ride. Take it off the account first."
    : "This ride was paid by link. Give that back instead.";
  throw new ApiError("invalid_input", sentence, { fields: { unpaid: sentence } });
}

/** Enters the difference for the driver where the ride is in a settlement that is closed. */
async function settleAnew(
  trx: Trx,
  { before, after, caller, now }: TakenStep & { caller: SignedIn; now: Date },
) {
  if (after.driver_id !== null) {
    await settlePaymentAnew(trx, {
      driverId: after.driver_id,
      rideId: after.id,
      before: toSettle(before),
      after: toSettle(after),
      note: after.reference,
      by: caller.accountId,
      now,
    });
  }
  return after;
}

function toSettle(ride: RideRow) {
  return {
    fareCents: ride.fare_cents,
    dealCents: ride.deal_cents,
    paidBy: ride.paid_by,
    linkCents: ride.link_cents,
    tipCents: ride.tip_cents,
    tipXcgCents: ride.tip_xcg_cents,
    alsoPaidBy: ride.also_paid_by,
    alsoCents: ride.also_cents,
    xcgStep: ride.xcg_step,
    isUnpaid: ride.unpaid_reason !== null,
  };
}

/** The payment in a body that may come without one. */
export function paymentOf({
  paid_by,
  tip,
  tip_xcg,
  also_paid_by,
  also_amount,
}: SaidOfPayment): PaymentInput | undefined {
  return paid_by && { paid_by, tip, tip_xcg, also_paid_by, also_amount };
}

/** Changes that a recorded payment makes to its ride, with the old and the new values for the history. */
export function paymentEffects(ride: RideRow, payment: RecordedPayment, caller: SignedIn) {
  refuseWrongAccount(ride, payment, caller);
  const { paid_by, tip, tip_xcg, reason = null } = payment;
  const xcgCents = tip_xcg === undefined ? null : fromDollars(tip_xcg);
  const tipCents =
    xcgCents === null ? (tip === undefined ? null : fromDollars(tip)) : fromGuilderCents(xcgCents);
  const { also_paid_by: alsoPaidBy = null, also_amount } = payment;
  const alsoCents = alsoPaidBy === null || also_amount === undefined ? null : fromDollars(also_amount);
  const inGuilders = paid_by === "cash_xcg" || alsoPaidBy === "cash_xcg";
  const changes = {
    paid_by,
    tip_cents: tipCents,
    tip_xcg_cents: xcgCents,
    also_paid_by: alsoPaidBy,
    also_cents: alsoCents,
    xcg_step: inGuilders ? GUILDER_STEP_CENTS : null,
    unpaid_reason: null,
  };
  const values = [
    { field: "paid_by", from: ride.paid_by, to: paid_by },
    { field: "tip", from: dollars(ride.tip_cents), to: dollars(tipCents) },
    { field: "also_paid_by", from: ride.also_paid_by, to: alsoPaidBy },
    { field: "also_amount", from: dollars(ride.also_cents), to: dollars(alsoCents) },
    { field: "unpaid", from: ride.unpaid_reason, to: null },
    { field: "payment_reason", from: null, to: reason },
  ].filter(({ from, to }) => from !== to);
  return { changes, changed: values.map(({ field }) => field), values };
}

function dollars(cents: number | null): string | null {
  return cents === null ? null : toDollarString(cents);
}

/** The same of a ride of which something else was said before. */
function notPaidEffects(ride: RideRow, reason: UnpaidReason) {
  const nothing = {
    tip_cents: null,
    tip_xcg_cents: null,
    also_paid_by: null,
    also_cents: null,
    xcg_step: null,
  };
  const values = [
    { field: "paid_by", from: ride.paid_by, to: null },
    { field: "tip", from: dollars(ride.tip_cents), to: null },
    { field: "also_paid_by", from: ride.also_paid_by, to: null },
    { field: "also_amount", from: dollars(ride.also_cents), to: null },
    { field: "unpaid", from: ride.unpaid_reason, to: reason },
  ].filter(({ from, to }) => from !== to);
  const changes = { paid_by: null, ...nothing, unpaid_reason: reason };
  return { changes, changed: values.map(({ field }) => field), values };
}

/** Changes that a ride which wasn't paid makes to itself: nobody has its fare. */
export function unpaidEffects(ride: RideRow, reason: UnpaidReason) {
  return {
    changes: { unpaid_reason: reason },
    changed: ["unpaid"],
    values: [{ field: "unpaid", from: ride.unpaid_reason, to: reason }],
  };
}
