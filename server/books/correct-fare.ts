import { isCredited } from "../../domain/books/fare-correction.ts";
import type { NewFareCorrection } from "../../contract/books/fare-corrections.ts";
import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { needSecondPerson } from "../approvals/second-person.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import type { SignedIn } from "../http/caller.ts";
import { creditCorrection } from "../partners/credit-statement.ts";
import { refuseGivenBack } from "../pay-links/refuse-given-back.ts";
import { takeStep } from "../rides/change/take-step.ts";
import { getRide } from "../rides/get-ride.ts";
import { actorOf } from "../rides/ride-actor.ts";
import { partiesOf } from "../rides/ride-parties.ts";
import type { RideRow } from "../rides/ride-rows.queries.ts";
import { correctSettledFare, holdDriver, settledWith } from "../settlements/correct-settled-fare.ts";
import { insertFareCorrection } from "./fare-corrections.queries.ts";

type Correcting = {
  rideId: number;
  correction: NewFareCorrection;
  caller: SignedIn;
  now: Date;
  /** A second person has said yes, where one is needed. */
  approved?: boolean;
};

/**
 * Corrects the fare of a completed ride by a correction with its reason. A statement or settlement that has the ride stays as it is: the
 * difference is a credit note of the one, or a line of the next.
 */
export async function correctFare(trx: Trx, correcting: Correcting): Promise<void> {
  const { rideId, correction, caller, now } = correcting;
  const toCents = fromDollars(correction.fare);
  const { before: ride } = await takeStep(trx, {
    action: "correct_fare",
    actor: actorOf(caller),
    now,
    find: () => getRide(trx, rideId),
    parties: (found) => partiesOf(found, caller),
    prepare: async (found) => {
      refuseUnseen(found, correction);
      if (found.driver_id !== null) await holdDriver(trx, found.driver_id);
      if (found.cash_given_back_cents > 0) refuseGivenBackInCash();
      await refuseGivenBack(trx, { rideId, fareCents: toCents });
      await askWhereLess(trx, { ...correcting, ride: found });
      return changesOf(found, {
        toCents,
        reason: correction.reason,
        isSettled: await isSettled(trx, rideId),
      });
    },
  });
  await keep(trx, { ride, toCents, reason: correction.reason, by: caller.accountId, now });
}

/** A fare that is corrected down is money that nobody pays: the corrections before count with it. */
async function askWhereLess(
  trx: Trx,
  { ride, correction, approved = false }: Correcting & { ride: RideRow },
): Promise<void> {
  const cents = ride.fare_cents - fromDollars(correction.fare);
  if (cents <= 0) return;
  const { reason } = correction;
  await needSecondPerson(trx, {
    wanted: { kind: "fare", subjectId: ride.id, cents, reason, payload: correction, rideId: ride.id },
    altogether: cents - ride.corrected_cents,
    approved,
  });
}

async function isSettled(trx: Trx, rideId: number): Promise<boolean> {
  return (await settledWith(trx, rideId)) !== null;
}

type Change = { toCents: number; reason: string; isSettled: boolean };

function changesOf(ride: RideRow, { toCents, reason, isSettled: settled }: Change) {
  const cents = toCents - ride.fare_cents;
  return {
    changes: {
      fare_cents: toCents,
      corrected_cents: ride.corrected_cents + cents,
      ...(ride.statement_id === null
        ? {}
        : { corrected_since_statement_cents: ride.corrected_since_statement_cents + cents }),
      ...(settled ? { corrected_since_settlement_cents: ride.corrected_since_settlement_cents + cents } : {}),
    },
    changed: ["calculated_fare"],
    values: [
      { field: "calculated_fare", from: toDollarString(ride.fare_cents), to: toDollarString(toCents) },
      { field: "correction_reason", from: null, to: reason },
    ],
  };
}

type Kept = { ride: RideRow; toCents: number; reason: string; by: number; now: Date };

/** Keeps the correction, and what follows from it where the ride is in something that is closed. */
async function keep(trx: Trx, { ride, toCents, reason, by, now }: Kept): Promise<void> {
  const settled = await settledWith(trx, ride.id);
  const correction = {
    ride_id: ride.id,
    from_cents: ride.fare_cents,
    to_cents: toCents,
    reason,
    statement_id: ride.statement_id,
    settlement_id: settled?.settlement_id ?? null,
    made_by: by,
    made_at: now,
  };
  const { id: correctionId } = await insertFareCorrection(trx, correction);
  const note = `${ride.reference}: ${reason}`;
  if (ride.statement_id !== null && isCredited(correction)) {
    const cents = ride.fare_cents - toCents;
    const credit = { statementId: ride.statement_id, correctionId, cents, reason: note, by, now };
    await creditCorrection(trx, credit);
  }
  if (settled !== null && ride.driver_id !== null) {
    await correctSettledFare(trx, {
      driverId: ride.driver_id,
      correctionId,
      ride: {
        paidBy: ride.paid_by,
        linkCents: ride.link_cents,
        tipCents: ride.tip_cents,
        tipXcgCents: ride.tip_xcg_cents,
        alsoPaidBy: ride.also_paid_by,
        alsoCents: ride.also_cents,
        xcgStep: ride.xcg_step,
        isUnpaid: ride.unpaid_reason !== null,
        dealCents: ride.deal_cents,
      },
      fromCents: ride.fare_cents,
      toCents,
      hundredths: settled.hundredths,
      note,
      by,
      now,
    });
  }
  await recordAudit(trx, {
    actorId: by,
    action: "correct_fare",
    subject: `ride ${ride.id}`,
    detail: {
      fare: { from: toDollarString(ride.fare_cents), to: toDollarString(toCents) },
      reason,
      ...(ride.statement_id === null ? {} : { statement: ride.statement_id }),
      ...(settled === null ? {} : { settlement: settled.settlement_id }),
    },
    at: now,
  });
}

function refuseGivenBackInCash(): never {
  const sentence = "A part of this fare was given back in cash. Correct what is left by another refund.";
  throw new ApiError("invalid_input", sentence, { fields: { fare: sentence } });
}

function refuseUnseen(ride: RideRow, { fare, seen_fare: seen }: NewFareCorrection): void {
  if (toDollarString(ride.fare_cents) !== seen) {
    throw new ApiError("edit_conflict", "The fare has changed since you looked. Look at it again.");
  }
  if (fromDollars(fare) !== ride.fare_cents) return;
  const sentence = "This is the fare that it has.";
  throw new ApiError("invalid_input", sentence, { fields: { fare: sentence } });
}
