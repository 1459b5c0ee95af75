import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { AcceptButton, WaitsForSignal } from "../plan/accept-button.tsx";
import { canTake } from "../plan/plan-of-ride.ts";
import { useDriverDay } from "./driver-day.ts";
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
  const day = useDriverDay();
  const now = useNow();
  if (day.readOnly || !ride.actions.includes("accept")) return null;
  const size = large ? "large" : "normal";
  const accept = canTake(day, ride, now) && <AcceptButton key="accept" ride={ride} size={size} />;
  const reject = (
    <Button key="reject" size={size} onClick={() => day.takeStep(ride, "reject")}>
      {text.panel.reject}
    </Button>
  );
  // On a card Accept is where it is on the request in front.
  return (
    <div className={className}>
      {large ? [reject, accept] : [accept, reject]}
      <WaitsForSignal ride={ride} />
    </div>
  );
}
