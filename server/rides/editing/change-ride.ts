import type { AnswerOf } from "../../../contract/endpoint.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import type { RideChange } from "../../../contract/rides/booking.ts";
import { findStep, guardHolds } from "../../../domain/rides/ride-states.ts";
import type { priceTrackedChangeEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { getPayLinkSettings } from "../../company/pay-link-settings.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { quoteTrip } from "../../fares/price-trip.ts";
import { refusalOfMore } from "../../partners/book-on-account.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Caller } from "../../http/caller.ts";
import type { BookingDependencies } from "../booking/prepare-booking.ts";
import { getRide, getRideByCode } from "../get-ride.ts";
import { factsOf } from "../present-ride.ts";
import { SYSTEM, actorOf } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { afterReschedule } from "../change/after-reschedule.ts";
import { type RideChanges, lockDriver } from "../change/ride-changes.queries.ts";
import { rideConflict } from "../ride-conflict.ts";
import { TOO_LATE_TO_CHANGE } from "../change/allowed-step.ts";
import { takeStep } from "../change/take-step.ts";
import { type Deposit, depositAnew, presentDeposit } from "./deposit-anew.ts";
import { presentEditPrice } from "./edit-price.ts";
import { losesDriver } from "./loses-driver.ts";
import { type PreparedEdit, moreOnAccount, prepareEdit } from "./prepare-edit.ts";

type AskedChange = { trackingCode: string; change: RideChange };

/** The price of a passenger's change, with a quote that holds it while they confirm it. Nothing is written. */
export async function priceOfChange(
  deps: BookingDependencies,
  { trackingCode, change }: AskedChange,
): Promise<AnswerOf<typeof priceTrackedChangeEndpoint>> {
  const now = deps.clock.now();
  const ride = await getRideByCode(deps.db, trackingCode);
  refuseUnchangeable(ride, change, now);
  const prepared = await prepareEdit(deps, { ride, edit: change });
  const { pricing, changes } = prepared;
  await refusePastCredit(deps.db, ride, changes);
  const quote = pricing && quoteTrip(deps.pricing, pricing.trip, pricing.price);
  const deposit = await depositOf(deps.db, { ride, changes, now }, deps);
  return {
    ...presentEditPrice(ride, prepared),
    ...(deposit && { deposit: presentDeposit(ride, deposit) }),
    quote: quote?.token ?? null,
    quote_expires_at: quote?.expiresAt.toISOString() ?? null,
    loses_driver: await losesDriver(deps.db, { ride, changes, now }),
  };
}

/** Prices what a passenger wants to change, before the transaction that stores it. Nobody pays what they were not shown. */
export async function prepareChange(
  deps: BookingDependencies,
  { trackingCode, change }: AskedChange,
): Promise<PreparedEdit> {
  const ride = await getRideByCode(deps.db, trackingCode);
  refuseUnchangeable(ride, change, deps.clock.now());
  const prepared = await prepareEdit(deps, { ride, edit: change, quote: change.quote });
  const fareCents = prepared.pricing?.price.fareCents ?? ride.fare_cents;
  if (fareCents !== ride.fare_cents && prepared.pricing?.isPromised !== true) {
    const fare = toDollarString(fareCents);
    throw new ApiError("price_changed", `This change makes the fare $${fare}. Please confirm it.`, {
      calculated_fare: fare,
    });
  }
  return prepared;
}

type Changing = Pick<BookingDependencies, "takesPayLinks"> & {
  trackingCode: string;
  caller: Caller;
  now: Date;
};

/**
 * The passenger changes their ride, if it is still the version that was read. A driver who cannot drive it any more
 * loses it in the same commit, and it waits for another.
 */
export async function changeRide(
  trx: Trx,
  { rideId, version, changed, values, changes }: PreparedEdit,
  { trackingCode, caller, now, takesPayLinks }: Changing,
): Promise<RideRow> {
  if (changed.length === 0) return getRide(trx, rideId);
  let isLost = false;
  const { after } = await takeStep(trx, {
    action: "change",
    actor: actorOf(caller),
    now,
    version,
    find: () => getRideByCode(trx, trackingCode),
    parties: () => ["code_holder"],
    prepare: async (ride) => {
      await refusePastCredit(trx, ride, changes);
      const deposit = await depositOf(trx, { ride, changes, now }, { takesPayLinks });
      if (ride.driver_id !== null) await lockDriver(trx, ride.driver_id);
      isLost = await losesDriver(trx, { ride, changes, now });
      return { changes: { ...changes, ...afterReschedule(changes, now), ...deposit }, changed, values };
    },
  });
  return isLost ? takeFromDriver(trx, rideId, now) : after;
}

type Changed = { ride: RideRow; changes: RideChanges; now: Date };

/** The deposit that the ride waits for after the change, as the company asks it today. */
async function depositOf(
  db: Db | Trx,
  changed: Changed,
  { takesPayLinks }: Pick<BookingDependencies, "takesPayLinks">,
): Promise<Deposit | null> {
  if (!takesPayLinks) return null;
  const { settings } = await getPayLinkSettings(db);
  return depositAnew({ ...changed, settings });
}

/** A passenger's change makes the account owe no more than it may. */
async function refusePastCredit(db: Db | Trx, ride: RideRow, changes: RideChanges): Promise<void> {
  const more = moreOnAccount(ride, changes);
  const refusal = more && (await refusalOfMore(db, more));
  if (refusal) throw refusal;
}

async function takeFromDriver(trx: Trx, rideId: number, now: Date): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "cancel_assigned",
    actor: SYSTEM,
    now,
    find: () => getRide(trx, rideId),
    parties: () => ["auto_dispatch"],
  });
  return after;
}

function refuseUnchangeable(ride: RideRow, { version }: RideChange, now: Date): void {
  if (!findStep("change", ["code_holder"], ride.status)) throw rideConflict(ride);
  const facts = { ...factsOf(ride), undoUntil: null };
  if (!guardHolds("change", facts, now)) throw rideConflict(ride, TOO_LATE_TO_CHANGE);
  if (version === undefined || version === ride.version) return;
  throw new ApiError("edit_conflict", "This ride has changed since you read it.", {
    status: ride.status,
    version: ride.version,
  });
}
