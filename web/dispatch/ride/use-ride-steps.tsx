import { type ReactNode, useState } from "react";
import { ABOARD, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { OperatorProgressStep } from "../../../domain/rides/progress-steps.ts";
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

/** A step that is asked about first: the ride is completed though nobody is aboard, or it is long before its pickup. */
type Asked = {
  readonly step: "complete" | OperatorProgressStep;
  readonly ride: Ride;
  readonly ended: (() => void) | undefined;
};

export type RideSteps = {
  readonly complete: Step;
  /** The step that its driver would report. */
  readonly progress: (step: OperatorProgressStep) => Step;
  readonly sendBack: Step;
  /** Why the last one failed. */
  readonly error: string | null;
  /** The question before a step that can hardly be true. */
  readonly question: ReactNode;
};

/** Completes rides, moves them on and sends them back to the waiting ones. */
export function useRideSteps(): RideSteps {
  const text = useStrings("dispatch");
  const statuses = useStrings("rides/booked").status;
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
  const progressing = useChange(actions.progress, {
    onError: (failure) => setError(words.lostRace(failure) ?? words.reason(failure)),
  });
  const begin = ({ step, ride, ended }: Asked) => {
    setError(null);
    const ends = { onDone: ended, onError: ended };
    if (step === "complete") completion.run(ride, ends);
    else progressing.run({ ride, step }, ends);
  };
  const complete: Step = (ride, ended) => {
    const asked = { step: "complete", ride, ended } as const;
    return isOneOf(ABOARD, ride.status) && !isEarly(ride, now) ? begin(asked) : setAsked(asked);
  };
  const progress =
    (step: OperatorProgressStep): Step =>
    (ride, ended) => {
      const asked = { step, ride, ended };
      return step === "picked_up" && isEarly(ride, now) ? setAsked(asked) : begin(asked);
    };
  const sendBack: Step = (ride, ended) => {
    setError(null);
    sendingBack.run(ride, { onDone: ended, onError: ended });
  };

  const wordsOf = ({ step, ride }: Asked) =>
    step === "complete"
      ? { title: text.completeTitle(ride.id), action: text.complete, means: questionOf(ride) }
      : {
          title: `${text.rideNumber(ride.id)}: ${statuses.PickedUp}?`,
          action: statuses.PickedUp,
          means: text.early(formats.shortDateTime(ride.ride_datetime)),
        };
  const questionOf = (ride: Ride) => {
    const means = text.completeText(formats.usd(Number(ride.calculated_fare) || 0));
    return isEarly(ride, now) ? `${text.early(formats.shortDateTime(ride.ride_datetime))} ${means}` : means;
  };

  const shown = asked && wordsOf(asked);

  return {
    complete,
    progress,
    sendBack,
    error,
    question: (
      <ConfirmDialog
        open={asked !== null}
        title={shown?.title ?? ""}
        action={shown?.action ?? ""}
        wayOut={text.notYet}
        busy={false}
        error={null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) begin(asked);
        }}
      >
        {shown?.means ?? ""}
      </ConfirmDialog>
    ),
  };
}
