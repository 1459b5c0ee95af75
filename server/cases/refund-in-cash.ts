import { canBeHandedOver, refundableCents } from "../../domain/cases/cash-refund.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { fromDollars, fromGuilderCents } from "../../domain/money.ts";
import type { Case } from "../../contract/cases/case.ts";
import type { NewCashRefund } from "../../contract/cases/cash-refund.ts";
import { needSecondPerson } from "../approvals/second-person.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { notePaidByLink } from "../rides/paying/note-payment.ts";
import { creditPaidOut } from "../settlements/charge-refund.ts";
import { insertCashRefund, lockRideToRefund } from "./cash-refunds.queries.ts";
import { getCase, getCaseRow } from "./read-cases.ts";
import { lockOpen, note, write } from "./work-on-case.ts";

type Refunding = {
  id: number;
  refund: NewCashRefund;
  by: number;
  now: Date;
  /** A second person has said yes, where one is needed. */
  approved?: boolean;
};

/** Gives money of the fare of a case's ride back in cash; never more than was paid, however many do so at once. */
export async function refundInCash(trx: Trx, refunding: Refunding): Promise<Case> {
  const { id, refund, by, now, approved = false } = refunding;
  await lockOpen(trx, id);
  const { ride_id: rideId } = await getCaseRow(trx, id);
  const ride = rideId === null ? undefined : await lockRideToRefund(trx, rideId);
  if (!ride || ride.status !== "Completed") {
    throw new ApiError("edit_conflict", "Only the fare of a ride that was driven can be given back in cash.");
  }
  const amounts = amountsOf(refund);
  const givenBackCents = ride.link_given_back_cents + ride.cash_given_back_cents;
  const { fare_cents: fareCents, paid_by: paidBy, link_cents: linkCents } = ride;
  const most = refundableCents({ fareCents, paidBy, linkCents, givenBackCents });
  if (amounts.cents > most)
    throw refused("amount", `At most ${toDollarString(most)} dollars can be given back.`);
  if (refund.paid_out_by === "driver" && ride.driver_id === null) {
    throw refused("paid_out_by", "This ride has no driver who could hand it over.");
  }
  const { reason } = refund;
  await needSecondPerson(trx, {
    wanted: {
      kind: "cash_refund",
      subjectId: id,
      cents: amounts.cents,
      reason,
      payload: refund,
      rideId: ride.id,
    },
    altogether: givenBackCents + amounts.cents,
    approved,
  });
  const driverId = refund.paid_out_by === "driver" ? ride.driver_id : null;
  const { usdCents, xcgCents, cents } = amounts;
  const { id: refundId } = await insertCashRefund(trx, {
    case_id: id,
    ride_id: ride.id,
    usd_cents: usdCents,
    xcg_cents: xcgCents,
    cents,
    driver_id: driverId,
    reason,
    made_by: by,
    made_at: now,
  });
  await notePaidByLink(trx, ride.id, { cash_given_back_cents: ride.cash_given_back_cents + cents, now });
  if (driverId !== null) {
    const words = `${ride.reference}: ${reason}`;
    await creditPaidOut(trx, { driverId, refundId, usdCents, xcgCents, note: words, by, now });
  }
  await write(trx, { id, by, now, kind: "refund", text: reason });
  await note(trx, {
    id,
    by,
    now,
    action: "refund_in_cash",
    detail: { refund: refundId, ...refund, ride: ride.id, worth: toDollarString(cents) },
  });
  return getCase(trx, id, now);
}

/** The money that is handed over, and its part of the fare in US cents. */
function amountsOf({ currency, amount }: NewCashRefund) {
  const given = fromDollars(amount);
  if (currency === "usd") return { usdCents: given, xcgCents: 0, cents: given };
  if (!canBeHandedOver(given)) throw refused("amount", "Guilders are handed over in steps of 0.05.");
  return { usdCents: 0, xcgCents: given, cents: fromGuilderCents(given) };
}

function refused(field: "amount" | "paid_out_by", sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { [field]: sentence } });
}
