import type { RejectionInput } from "../../../contract/rides/reject-reason.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import {
  giveRejectReasonEndpoint,
  rejectRideEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { call } from "../../api/call.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Toast, useToast } from "../../ui/toast.tsx";
import { RejectChoices } from "./reject-choices.tsx";
import { once, useUndoableStep } from "./use-undoable-step.ts";

type Reason = { readonly ride: Pick<Ride, "id">; readonly rejection: RejectionInput };

/** Turns a booking down in one press; why, the passenger can be told by one more, beside the undo or on the ride's page. */
export function useRejection() {
  const text = useStrings("dispatch");
  const why = useStrings("dispatch/pending").rejecting;
  const toast = useToast();
  const { run } = useUndoableStep();
  const nameOf = ({ id }: Pick<Ride, "id">) => `rejected ${id}`;

  /** The undo of the rejection stays for what is left of its time. */
  const giveReason = ({ ride, rejection }: Reason, undoneUntil: number) =>
    once(`why ${ride.id}`, () =>
      run(call(giveRejectReasonEndpoint, { params: { id: ride.id }, body: rejection }), why.told, () => ({
        name: nameOf(ride),
        undoMs: undoneUntil - Date.now(),
      })),
    );

  const giveBeside = async (reason: Reason, undoneUntil: number) => {
    try {
      await giveReason(reason, undoneUntil);
    } catch {
      toast({ text: why.failed, durationMs: UNDO_WINDOW_MS / 2 });
    }
  };

  const choicesFor = (ride: Ride): NonNullable<Toast["more"]> => {
    const undoneUntil = Date.now() + UNDO_WINDOW_MS;
    return (_keep, close) => (
      <RejectChoices
        rideId={ride.id}
        onGive={(rejection) => void giveBeside({ ride, rejection }, undoneUntil)}
        onLeave={close}
      />
    );
  };

  return {
    reject: ({ id }: Pick<Ride, "id">) =>
      once(`reject ${id}`, () =>
        run(call(rejectRideEndpoint, { params: { id }, body: {} }), text.rejectedRide, (ride) => ({
          name: nameOf(ride),
          more: choicesFor(ride),
        })),
      ),
    /** Long after it, as far as anybody knows. */
    giveReason: (reason: Reason) => giveReason(reason, 0),
  };
}
