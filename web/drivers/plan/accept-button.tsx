import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { useDriverDay } from "../day/driver-day.ts";

type AcceptButtonProps = {
  readonly ride: Ride;
  readonly size: "normal" | "large" | "huge";
  readonly tone?: "live" | "action";
  /** A tap that was meant for what stood there before is none. */
  readonly meant?: (action: () => void) => () => void;
};

/** Accept. Without a signal it waits for one on the phone, and says that the ride isn't theirs yet. */
export function AcceptButton({ ride, size, tone = "live", meant = (action) => action }: AcceptButtonProps) {
  const text = useStrings("drivers");
  const waits = useStrings("drivers/plan").waiting;
  const { accepting, noSignal, waitingAccept } = useDriverDay();
  if (waitingAccept?.rideId === ride.id) {
    return (
      <Button size={size} onClick={waitingAccept.takeBack}>
        {waits.back}
      </Button>
    );
  }
  return (
    <Button
      size={size}
      tone={noSignal ? "line" : tone}
      // One at a time: whoever waits for two may get both.
      disabled={noSignal && waitingAccept !== null}
      busy={accepting.accepting === ride.id}
      busyLabel={text.panel.accepting}
      onClick={meant(() => accepting.accept(ride))}
    >
      {noSignal ? waits.accept : text.panel.accept}
    </Button>
  );
}

/** Beside the Accept that waits. */
export function WaitsForSignal({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers/plan").waiting;
  const { waitingAccept } = useDriverDay();
  if (waitingAccept?.rideId !== ride.id) return null;
  return (
    <p className="small" role="status">
      <b className="strong">{text.title}</b> {text.text}
    </p>
  );
}
