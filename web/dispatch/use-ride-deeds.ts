import { useQueryClient } from "@tanstack/react-query";
import type { CallOf } from "../../contract/endpoint.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { UNDO_WINDOW_MS } from "../../contract/rides/ride-states.ts";
import {
  assignDriver,
  cancelAssignedRide,
  cancelRide,
  operatorCompleteRide,
  reassignDriver,
  rejectRide,
  undoRideStep,
  updateRide,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { call } from "../api/call.ts";
import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import { useToast } from "../ui/toast.tsx";
import { keepRide, reloadDesk } from "./keep-change.ts";
import { FULL_RELOAD_MS } from "./read-marked-list.ts";

type RideId = { readonly id: number };
/** What of a booking is another now. */
export type RideEdit = NonNullable<CallOf<typeof updateRide>["body"]>;
type Choice = { readonly driverId: number; readonly driverName: string; readonly force: boolean };

/**
 * What a dispatcher does to rides. Each deed answers the ride as it is afterwards and offers to take it back where
 * that is possible; a failure is thrown to the screen, which has the words for it, after the lists were read again.
 */
export function useRideDeeds() {
  const client = useQueryClient();
  const toast = useToast();
  const text = useMessages("desk");
  const formats = useFormats();
  const priceOf = (ride: Ride) => formats.usd(Number(ride.calculated_fare));

  const run = async (deed: Promise<Ride>, sentence: (id: number, ride: Ride) => string): Promise<Ride> => {
    try {
      const ride = await deed;
      keepRide(client, ride);
      tell(ride, sentence(ride.id, ride));
      return ride;
    } catch (error) {
      reloadDesk(client);
      throw error;
    }
  };

  const tell = (ride: Ride, sentence: string) => {
    if (!ride.actions.includes("undo")) return toast({ text: sentence, durationMs: UNDO_WINDOW_MS / 2 });
    return toast({
      text: sentence,
      durationMs: UNDO_WINDOW_MS,
      action: { label: text.undo, run: () => void takeBack(ride) },
    });
  };

  const takeBack = async (ride: Ride) => {
    try {
      const restored = await call(undoRideStep, {
        params: { id: ride.id },
        body: { version: ride.version },
      });
      keepRide(client, restored);
      toast({ text: text.undone(ride.id) });
    } catch {
      reloadDesk(client);
      toast({ text: text.undoFailed, durationMs: UNDO_WINDOW_MS / 2 });
    }
  };

  return {
    /** Gives a ride to a driver, or to another one when somebody has it. */
    give: (ride: Ride, { driverId, driverName, force }: Choice) => {
      const params = { id: ride.id };
      const body = { driver_id: driverId, ...(force ? { force } : {}) };
      const seen = ride.driver_id === null ? {} : { from_driver_id: ride.driver_id };
      const given =
        ride.status === "Pending"
          ? call(assignDriver, { params, body })
          : call(reassignDriver, { params, body: { ...body, ...seen } });
      return run(given, (id) => text.given(id, driverName));
    },
    /** Changes the booking, and tells the new price beside the old one. */
    edit: (ride: Ride, body: RideEdit) =>
      run(call(updateRide, { params: { id: ride.id }, body }), (id, changed) => {
        const [before, now] = [priceOf(ride), priceOf(changed)];
        return now === before
          ? text.changedRide(id)
          : `${text.changedRide(id)} ${text.newPrice(now, before)}`;
      }),
    reject: ({ id }: RideId) =>
      once(`reject ${id}`, () => run(call(rejectRide, { params: { id } }), text.rejectedRide)),
    sendBack: ({ id }: RideId) =>
      once(`send back ${id}`, () => run(call(cancelAssignedRide, { params: { id } }), text.sentBack)),
    cancel: ({ id }: RideId) =>
      once(`cancel ${id}`, () => run(call(cancelRide, { params: { id } }), text.cancelledRide)),
    complete: ({ id }: RideId) =>
      once(`complete ${id}`, async () => {
        const ride = await run(call(operatorCompleteRide, { params: { id } }), text.completedRide);
        setTimeout(() => reloadDesk(client), FULL_RELOAD_MS);
        return ride;
      }),
  };
}

const underWay = new Map<string, Promise<Ride>>();

/** A second press while the first is on its way is the same deed, and does not lose a race against itself. */
function once(deed: string, start: () => Promise<Ride>): Promise<Ride> {
  const known = underWay.get(deed);
  if (known !== undefined) return known;
  const begun = start().finally(() => underWay.delete(deed));
  underWay.set(deed, begun);
  return begun;
}
