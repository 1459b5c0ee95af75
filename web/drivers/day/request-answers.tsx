import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { canAccept } from "./car-problem.ts";
import { useDriverDay } from "./driver-day.ts";
import { paperAgainst } from "./open-requests.ts";
import { useNow } from "./use-now.ts";

type RequestAnswersProps = {
  readonly ride: Ride;
  readonly className?: string;
  /** As big as a thumb in a car; in a table they are as high as its rows. */
  readonly large?: boolean;
};

/** A driver's Yes and No to a request. */
export function RequestAnswers({ ride, className = "row", large = false }: RequestAnswersProps) {
  const text = useStrings("drivers");
  const { own, accepting, takeStep, noSignal, readOnly } = useDriverDay();
  const now = useNow();
  if (readOnly || !ride.actions.includes("accept")) return null;
  const size = large ? "large" : "normal";
  const accept = canAccept(own, ride) && paperAgainst(own, ride, now) === null && (
    <Button
      key="accept"
      size={size}
      tone="live"
      disabled={noSignal}
      busy={accepting.accepting === ride.id}
      busyLabel={text.panel.accepting}
      onClick={() => accepting.accept(ride)}
    >
      {noSignal ? text.noSignal : text.panel.accept}
    </Button>
  );
  const reject = (
    <Button key="reject" size={size} onClick={() => takeStep(ride, "reject")}>
      {text.panel.reject}
    </Button>
  );
  // On a card Accept is where it is on the request in front.
  return <div className={className}>{large ? [reject, accept] : [accept, reject]}</div>;
}
