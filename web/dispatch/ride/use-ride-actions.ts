import type { CallOf } from "../../../contract/endpoint.ts";
import type { OperatorProgressStep } from "../../../domain/rides/progress-steps.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import type { RecordedPayment } from "../../../contract/payments/payment-schemas.ts";
import type { UnpaidReason } from "../../../domain/payments/payment.ts";
import {
  recordPaymentEndpoint,
  recordUnpaidEndpoint,
} from "../../../contract/payments/payments.endpoints.ts";
import {
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
  operatorCompleteRideEndpoint,
  reassignDriverEndpoint,
  releaseRideEndpoint,
  operatorRideProgressEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { givePlannedEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import { listAssignedRidesEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { cancelRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { call } from "../../api/call.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { wholeRide } from "../../rides/whole-ride.ts";
import { useToast } from "../../ui/toast.tsx";
import { keepRide, reloadDispatch } from "../live/keep-change.ts";
import { FULL_RELOAD_MS } from "../live/read-marked-list.ts";
import { once, useUndoableStep } from "./use-undoable-step.ts";

type RideId = { readonly id: number };
type Progress = { readonly ride: RideId; readonly step: OperatorProgressStep };
/** The changed fields of a booking. */
export type RideEdit = NonNullable<CallOf<typeof updateRideEndpoint>["body"]>;
type Paid = { readonly ride: RideId; readonly payment: RecordedPayment };
type Unpaid = { readonly ride: RideId; readonly unpaid: UnpaidReason };
type Choice = {
  readonly ride: Ride;
  readonly driverId: number;
  readonly driverName: string;
  readonly force: boolean;
};
type PlannedGiving = { readonly rideIds: readonly number[]; readonly lateToo: boolean };
/** Every ride that a driver has now. */
const ALL_OPEN = { order: "soonest", limit: 500 } as const;

/**
 * Actions of a dispatcher on rides, each for a `useChange` or a form. An action returns the ride as it is afterwards
 * and offers an undo where that is possible; after an error, for which the screen has the text, the lists are read
 * again.
 */
export function useRideActions() {
  const toast = useToast();
  const text = useStrings("dispatch");
  const formats = useFormats();
  const { run, restore } = useUndoableStep();
  const priceOf = (ride: Ride) => formats.usd(Number(ride.calculated_fare));

  /** One sentence for all of them, and one undo. */
  const tellAll = (given: readonly Ride[]) =>
    toast({
      text: sentenceOf(given),
      durationMs: UNDO_WINDOW_MS,
      action: { label: text.undo, run: () => void takeAllBack(given) },
    });

  const sentenceOf = (given: readonly Ride[]): string => {
    const [only] = given;
    return given.length === 1 && only !== undefined && only.driver_name !== null
      ? text.given(only.id, only.driver_name)
      : text.givenAll(given.length);
  };

  const takeAllBack = async (rides: readonly Ride[]) => {
    const ends = await Promise.allSettled(rides.map(restore));
    const failed = ends.filter(({ status }) => status === "rejected").length;
    if (failed > 0) reloadDispatch();
    toast({
      text: failed === 0 ? text.undoneAll(rides.length) : text.undoneSome(rides.length - failed, failed),
    });
  };

  return {
    /** Assigns a ride to a driver, or reassigns it. */
    give: ({ ride, driverId, driverName, force }: Choice) => {
      const params = { id: ride.id };
      const body = { driver_id: driverId, ...(force ? { force } : {}) };
      const seen = ride.driver_id === null ? {} : { from_driver_id: ride.driver_id };
      const given =
        ride.status === "Pending"
          ? call(assignDriverEndpoint, { params, body })
          : call(reassignDriverEndpoint, { params, body: { ...body, ...seen } });
      return run(given, (id) => text.given(id, driverName));
    },
    /**
     * Assigns rides to the drivers that the plan has for them, with one undo for all; gives back those that were left, because they would
     * be late or because somebody was quicker.
     */
    givePlanned: async ({ rideIds, lateToo }: PlannedGiving) => {
      const body = { ride_ids: [...rideIds], late_too: lateToo };
      const { given, left } = await call(givePlannedEndpoint, { body });
      const wanted = new Set(given);
      const list = wanted.size === 0 ? [] : await call(listAssignedRidesEndpoint, { query: ALL_OPEN });
      const rides = Array.isArray(list) ? list.filter(({ id }) => wanted.has(id)).map(wholeRide) : [];
      for (const ride of rides) keepRide(ride);
      if (left.length > 0) reloadDispatch();
      if (rides.length > 0) tellAll(rides);
      return left;
    },
    /** Changes the booking, and shows the new price beside the old one. */
    edit: (ride: Ride, body: RideEdit) =>
      run(call(updateRideEndpoint, { params: { id: ride.id }, body }), (id, changed) => {
        const [before, now] = [priceOf(ride), priceOf(changed)];
        return now === before
          ? text.changedRide(id)
          : `${text.changedRide(id)} ${text.newPrice(now, before)}`;
      }),
    /** Shows a held booking to the drivers. */
    release: ({ id }: RideId) =>
      once(`release ${id}`, () => run(call(releaseRideEndpoint, { params: { id } }), text.released)),
    /** Says how a completed ride was paid. */
    recordPayment: ({ ride: { id }, payment }: Paid) =>
      once(`payment of ${id}`, () =>
        run(call(recordPaymentEndpoint, { params: { id }, body: payment }), text.paymentSaved),
      ),
    recordUnpaid: ({ ride: { id }, unpaid }: Unpaid) =>
      once(`payment of ${id}`, () =>
        run(call(recordUnpaidEndpoint, { params: { id }, body: { unpaid } }), text.paymentSaved),
      ),
    sendBack: ({ id }: RideId) =>
      once(`send back ${id}`, () => run(call(cancelAssignedRideEndpoint, { params: { id } }), text.sentBack)),
    /** In the driver's place. */
    progress: ({ ride: { id }, step }: Progress) =>
      once(`${step} ${id}`, () =>
        run(call(operatorRideProgressEndpoint, { params: { id }, body: { step } }), text.progressed[step]),
      ),
    cancel: ({ id }: RideId) =>
      once(`cancel ${id}`, () => run(call(cancelRideEndpoint, { params: { id } }), text.cancelledRide)),
    complete: ({ id }: RideId) =>
      once(`complete ${id}`, async () => {
        const ride = await run(call(operatorCompleteRideEndpoint, { params: { id } }), text.completedRide);
        setTimeout(reloadDispatch, FULL_RELOAD_MS);
        return ride;
      }),
  };
}
