import {
  acceptRide,
  assignDriver,
  cancelAssignedRide,
  cancelRide,
  deleteRide,
  finishRide,
  operatorCompleteRide,
  reassignDriver,
  rejectRide,
  reportRideProgress,
  undoRideStep,
  updateRide,
} from "../../contract/rides/ride-steps.endpoints.ts";
import type { Trx } from "../database/connect.ts";
import { type Caller, type SignedIn, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { acceptRide as accept } from "./accept-ride.ts";
import { assignDriver as assign, parseDriverId, reassignDriver as reassign } from "./assign-driver.ts";
import type { BookingDependencies } from "./book-ride.ts";
import {
  cancelAssignedRide as cancelAssigned,
  cancelRide as cancel,
  deleteRide as putAway,
} from "./cancel-ride.ts";
import { finishRide as finish, operatorCompleteRide as complete } from "./complete-ride.ts";
import { presentRide } from "./present-ride.ts";
import { rejectRide as reject } from "./reject-ride.ts";
import { reportProgress } from "./report-progress.ts";
import { actorOf } from "./ride-actor.ts";
import type { RideRow } from "./ride-rows.queries.ts";
import { undoStep } from "./undo-step.ts";
import { prepareEdit, updateRide as update } from "./update-ride.ts";

type Moment = { caller: SignedIn; now: Date };

/** Everything that is done to a ride by its number; each call answers the ride as its caller then sees it. */
export function rideStepsRoutes(serve: Serve, deps: BookingDependencies): void {
  const { clock } = deps;

  /** Makes a step out of a use case: who, when, and the ride as it then is. */
  function step(caller: Caller, take: (trx: Trx, moment: Moment) => Promise<RideRow>) {
    return async (trx: Trx) => {
      const moment = { caller: signedIn(caller), now: clock.now() };
      return presentRide(await take(trx, moment), moment.caller, moment.now);
    };
  }

  serve(acceptRide, ({ params, caller, transact }) =>
    transact(step(caller, (trx, { caller: driver, now }) => accept(trx, { rideId: params.id, driver, now }))),
  );
  serve(rejectRide, ({ params, caller, transact }) =>
    transact(step(caller, (trx, moment) => reject(trx, { rideId: params.id, ...moment }))),
  );
  serve(reportRideProgress, ({ params, body, caller, transact }) =>
    transact(
      step(caller, (trx, { caller: driver, now }) =>
        reportProgress(trx, {
          rideId: params.id,
          step: body.step,
          happenedAt: body.happened_at,
          driver,
          now,
        }),
      ),
    ),
  );
  serve(finishRide, ({ params, body, caller, transact }) =>
    transact(
      step(caller, (trx, moment) =>
        finish(trx, { rideId: params.id, happenedAt: body.happened_at, ...moment }),
      ),
    ),
  );
  serve(cancelRide, ({ params, caller, transact }) =>
    transact(step(caller, (trx, moment) => cancel(trx, { rideId: params.id, ...moment }))),
  );
  serve(deleteRide, ({ params, caller, transact }) =>
    transact(step(caller, (trx, moment) => putAway(trx, { rideId: params.id, ...moment }))),
  );

  serve(assignDriver, ({ params, body, caller, transact }) => {
    const given = { rideId: params.id, driverId: parseDriverId(body.driver_id), force: body.force };
    return transact(step(caller, (trx, { now }) => assign(trx, { ...given, by: actorOf(caller), now })));
  });
  serve(reassignDriver, ({ params, body, caller, transact }) => {
    const driverId = parseDriverId(body.driver_id);
    const given = { rideId: params.id, driverId, fromDriverId: body.from_driver_id, force: body.force };
    return transact(step(caller, (trx, { now }) => reassign(trx, { ...given, by: actorOf(caller), now })));
  });
  serve(cancelAssignedRide, ({ params, caller, transact }) =>
    transact(step(caller, (trx, moment) => cancelAssigned(trx, { rideId: params.id, ...moment }))),
  );
  serve(operatorCompleteRide, ({ params, caller, transact }) =>
    transact(step(caller, (trx, moment) => complete(trx, { rideId: params.id, ...moment }))),
  );
  serve(undoRideStep, ({ params, body, caller, transact }) =>
    transact(
      step(caller, (trx, moment) => undoStep(trx, { rideId: params.id, version: body.version, ...moment })),
    ),
  );
  serve(updateRide, async ({ params, body, caller, transact }) => {
    const prepared = await prepareEdit(deps, { rideId: params.id, edit: body });
    return transact(step(caller, (trx, moment) => update(trx, prepared, moment)));
  });
}
