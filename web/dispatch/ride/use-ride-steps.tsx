import { type ReactNode, useState } from "react";
import { ABOARD, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ApiError, serverText } from "../../api/api-error.ts";
import { useChange } from "../../api/use-change.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { isEarly } from "../../rides/is-early.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useNow } from "../use-now.ts";
import { useRideActions } from "./use-ride-actions.ts";

/** Called once it has ended, well or not. */
type Step = (ride: Ride, ended?: () => void) => void;

/** A ride that is completed though nobody is aboard, or long before its pickup. */
type Asked = { readonly ride: Ride; readonly ended: (() => void) | undefined };

type RideSteps = {
  readonly complete: Step;
  readonly sendBack: Step;
  /** Why the last one failed. */
  readonly error: string | null;
  /** What is asked before a ride is completed that hardly can be over. */
  readonly question: ReactNode;
};

/** Completes rides and sends them back to the waiting ones. */
export function useRideSteps(): RideSteps {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const now = useNow();
  const words = useDispatchTexts();
  const actions = useRideActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [error, setError] = useState<string | null>(null);

  const completeError = (failure: unknown): string => {
    if (!(failure instanceof ApiError) || !failure.answered) return text.unexpected;
    if (failure.status === 404) return text.rideGone;
    if (failure.status === 403) return text.noRight;
    if (serverText(failure) === undefined) return text.completeFailed;
    return words.lostRace(failure) ?? words.reason(failure);
  };
  const completion = useChange(actions.complete, {
    onError: (failure) => setError(completeError(failure)),
  });
  const sendingBack = useChange(actions.sendBack, {
    onError: (failure) => setError(words.lostRace(failure) ?? text.cancelFailed),
  });
  const begin =
    ({ run }: typeof completion): Step =>
    (ride, ended) => {
      setError(null);
      run(ride, { onDone: ended, onError: ended });
    };
  const complete: Step = (ride, ended) =>
    isOneOf(ABOARD, ride.status) && !isEarly(ride, now)
      ? begin(completion)(ride, ended)
      : setAsked({ ride, ended });

  const questionOf = (ride: Ride) => {
    const means = text.completeText(formats.usd(Number(ride.calculated_fare) || 0));
    return isEarly(ride, now) ? `${text.early(formats.shortDateTime(ride.ride_datetime))} ${means}` : means;
  };

  return {
    complete,
    sendBack: begin(sendingBack),
    error,
    question: (
      <ConfirmDialog
        open={asked !== null}
        title={asked === null ? "" : text.completeTitle(asked.ride.id)}
        action={text.complete}
        wayOut={text.notYet}
        busy={false}
        error={null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) begin(completion)(asked.ride, asked.ended);
        }}
      >
        {asked === null ? "" : questionOf(asked.ride)}
      </ConfirmDialog>
    ),
  };
}
