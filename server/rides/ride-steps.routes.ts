import {
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
  operatorCompleteRideEndpoint,
  operatorRideProgressEndpoint,
  reassignDriverEndpoint,
  releaseRideEndpoint,
  undoRideStepEndpoint,
  priceRideEditEndpoint,
  updateRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  deleteRideEndpoint,
  finishRideEndpoint,
  giveRejectReasonEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
  sayWhyGivenUpEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { startStreetHailEndpoint } from "../../contract/rides/street-hail.endpoints.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { can } from "../../domain/accounts/roles.ts";
import { recordPaymentEndpoint, recordUnpaidEndpoint } from "../../contract/payments/payments.endpoints.ts";
import type { Trx } from "../database/connect.ts";
import { type Caller, type SignedIn, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { acceptRide, refuseTakenRide } from "./assigning/accept-ride.ts";
import { assignDriver, parseDriverId, reassignDriver, refuseGivenRide } from "./assigning/assign-driver.ts";
import type { BookingDependencies } from "./booking/prepare-booking.ts";
import { releaseRide } from "./booking/prove-booking.ts";
import { cancelAssignedRide, cancelRide, deleteRide } from "./steps/cancel-ride.ts";
import { finishRide, operatorCompleteRide } from "./steps/complete-ride.ts";
import { getRide } from "./get-ride.ts";
import { priceStreetHail, startStreetHail } from "./hailing/start-street-hail.ts";
import { presentRide } from "./present-ride.ts";
import { paymentOf, recordPayment, recordUnpaid } from "./steps/record-payment.ts";
import { giveRejectReason } from "./assigning/give-reject-reason.ts";
import type { JudgeGiving } from "./assigning/judge-giving.ts";
import type { JudgeTaking } from "./assigning/refuse-taking.ts";
import { rejectRide } from "./assigning/reject-ride.ts";
import { operatorProgress } from "./steps/operator-progress.ts";
import { reportProgress } from "./steps/report-progress.ts";
import { actorOf } from "./ride-actor.ts";
import type { RideRow } from "./ride-rows.queries.ts";
import { sayWhyGivenUp } from "./steps/say-why-given-up.ts";
import { checkStartCode } from "./starting/start-code.ts";
import { locksOfUndo, undoStep } from "./steps/undo-step.ts";
import { prepareUpdate, priceOfEdit, updateRide } from "./editing/update-ride.ts";

/** Where a driver's car was last; null where this server doesn't know. */
type CarOf = (driverId: number) => (Point & { readonly at: number }) | null;
/** The office's part once a driver has said that a ride wasn't paid. */
type AfterUnpaid = (trx: Trx, unpaid: { ride: RideRow; note: string; now: Date }) => Promise<void>;
type Moment = { caller: SignedIn; now: Date };

/** Every step of a ride by its id; each call answers the ride as its caller then sees it. */
export function rideStepsRoutes(
  serve: Serve,
  {
    judgeGiving,
    judgeTaking,
    carOf,
    afterUnpaid,
    ...deps
  }: BookingDependencies & {
    judgeGiving: JudgeGiving;
    judgeTaking: JudgeTaking;
    carOf: CarOf;
    afterUnpaid: AfterUnpaid;
  },
): void {
  const { clock } = deps;
  /** The effect of a step on passengers, worked out before its transaction; dispatch that insists isn't asked. */
  const judge = async (giving: { rideId: number; driverId: number; force?: boolean | undefined }) =>
    giving.force === true ? null : judgeGiving(giving);

  const momentOf = (caller: Caller): Moment => ({ caller: signedIn(caller), now: clock.now() });

  /** Makes a handler from a use case: passes the actor and the time, and answers the ride as it then is. */
  function step(caller: Caller, take: (trx: Trx, moment: Moment) => Promise<RideRow>) {
    return async (trx: Trx) => {
      const moment = momentOf(caller);
      return presentRide(await take(trx, moment), moment.caller, moment.now);
    };
  }

  serve(
    acceptRideEndpoint,
    async ({ params, body, caller, transact }) => {
      await refuseTakenRide(deps.db, { rideId: params.id, driver: signedIn(caller), now: clock.now() });
      const cannot = await judgeTaking({ rideId: params.id, driverId: signedIn(caller).accountId });
      return transact(
        step(caller, (trx, { caller: driver, now }) =>
          acceptRide(trx, { rideId: params.id, driver, seenVersion: body.version, cannot, now }),
        ),
      );
    },
    { claimsFirst: true, wants: theRide },
  );
  serve(startStreetHailEndpoint, async ({ body: hail, caller, transact }) => {
    const trip = await priceStreetHail(deps, { hail, now: clock.now() });
    return transact(
      step(caller, (trx, { caller: driver, now }) => startStreetHail(trx, trip, { hail, driver, now })),
    );
  });
  serve(rejectRideEndpoint, ({ params, body: rejection, caller, transact }) =>
    transact(step(caller, (trx, moment) => rejectRide(trx, { rideId: params.id, rejection, ...moment }))),
  );
  serve(giveRejectReasonEndpoint, ({ params, body: rejection, caller, transact }) =>
    transact(
      step(caller, (trx, moment) => giveRejectReason(trx, { rideId: params.id, rejection, ...moment })),
    ),
  );
  serve(releaseRideEndpoint, ({ params, caller, transact }) =>
    transact(step(caller, (trx, moment) => releaseRide(trx, { rideId: params.id, ...moment }))),
  );
  serve(reportRideProgressEndpoint, async ({ params, body, caller, transact }) => {
    const { start_code: code, no_code_reason: reason } = body;
    if (body.step === "picked_up" && code !== undefined)
      await checkStartCode(deps.db, { rideId: params.id, driverId: signedIn(caller).accountId, code });
    return transact(
      step(caller, (trx, { caller: driver, now }) =>
        reportProgress(trx, {
          rideId: params.id,
          step: body.step,
          happenedAt: body.happened_at,
          start: { code, reason },
          farKm: body.far_km,
          car: carOf(signedIn(caller).accountId),
          driver,
          now,
        }),
      ),
    );
  });
  serve(finishRideEndpoint, ({ params, body, caller, transact }) =>
    transact(
      step(caller, async (trx, moment) => {
        const ride = await finishRide(trx, {
          rideId: params.id,
          happenedAt: body.happened_at,
          payment: paymentOf(body),
          unpaid: body.unpaid,
          ...moment,
        });
        if (ride.paid_by === null && ride.unpaid_reason !== null) {
          await afterUnpaid(trx, { ride, note: body.unpaid_note ?? "", now: moment.now });
        }
        return ride;
      }),
    ),
  );
  serve(recordPaymentEndpoint, ({ params, body, caller, transact }) =>
    transact(
      step(caller, (trx, moment) => recordPayment(trx, { rideId: params.id, payment: body, ...moment })),
    ),
  );
  serve(recordUnpaidEndpoint, ({ params, body, caller, transact }) =>
    transact(
      step(caller, async (trx, moment) => {
        const ride = await recordUnpaid(trx, { rideId: params.id, reason: body.unpaid, ...moment });
        await afterUnpaid(trx, { ride, note: "", now: moment.now });
        return ride;
      }),
    ),
  );
  serve(cancelRideEndpoint, ({ params, body: cancellation, caller, transact }) =>
    transact(async (trx) => {
      const now = clock.now();
      return presentRide(
        await cancelRide(trx, { rideId: params.id, cancellation, caller, now }),
        caller,
        now,
      );
    }),
  );
  serve(deleteRideEndpoint, ({ params, body: cancellation, caller, transact }) =>
    transact(step(caller, (trx, moment) => deleteRide(trx, { rideId: params.id, cancellation, ...moment }))),
  );
  serve(sayWhyGivenUpEndpoint, ({ params, body: cancellation, caller, transact }) =>
    transact(async (trx) => {
      await sayWhyGivenUp(trx, { rideId: params.id, cancellation, ...momentOf(caller) });
      return null;
    }),
  );

  serve(
    assignDriverEndpoint,
    async ({ params, body, caller, transact }) => {
      const driverId = parseDriverId(body.driver_id);
      const given = { rideId: params.id, driverId, force: body.force, by: actorOf(caller) };
      await refuseGivenRide(deps.db, params.id);
      const judgement = await judge(given);
      return transact(step(caller, (trx, { now }) => assignDriver(trx, { ...given, judgement, now })));
    },
    { claimsFirst: true, wants: theRide },
  );
  serve(reassignDriverEndpoint, async ({ params, body, caller, transact }) => {
    const driverId = parseDriverId(body.driver_id);
    const given = { rideId: params.id, driverId, fromDriverId: body.from_driver_id, force: body.force };
    const judgement = await judge(given);
    return transact(
      step(caller, (trx, { now }) => reassignDriver(trx, { ...given, judgement, by: actorOf(caller), now })),
    );
  });
  serve(cancelAssignedRideEndpoint, ({ params, caller, transact }) =>
    transact(step(caller, (trx, moment) => cancelAssignedRide(trx, { rideId: params.id, ...moment }))),
  );
  serve(operatorRideProgressEndpoint, ({ params, body, caller, transact }) =>
    transact(step(caller, (trx, moment) => operatorProgress(trx, { rideId: params.id, ...body, ...moment }))),
  );
  serve(operatorCompleteRideEndpoint, ({ params, caller, transact }) =>
    transact(step(caller, (trx, moment) => operatorCompleteRide(trx, { rideId: params.id, ...moment }))),
  );
  serve(undoRideStepEndpoint, async ({ params: { id: rideId }, body: { version }, caller, transact }) => {
    const isPassenger = can(signedIn(caller).actor, "seeOwnBookings");
    const locks = isPassenger ? locksOfUndo(await getRide(deps.db, rideId)) : [];
    return transact(
      step(caller, (trx, moment) => undoStep(trx, { rideId, version, ...moment })),
      { locks },
    );
  });
  serve(priceRideEditEndpoint, ({ params, body }) => priceOfEdit(deps, { rideId: params.id, edit: body }));
  serve(updateRideEndpoint, async ({ params, body, caller, transact }) => {
    const prepared = await prepareUpdate(deps, { rideId: params.id, edit: body });
    const { force, past_limit_reason } = body;
    return transact(
      step(caller, (trx, moment) => updateRide(trx, prepared, { ...moment, force, past_limit_reason })),
      { locks: prepared.locks },
    );
  });
}

/** Names the ride that several may want at the same moment. */
function theRide({ id }: { id: number }): string {
  return `ride ${id}`;
}
