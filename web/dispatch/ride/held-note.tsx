import type { Ride } from "../../../contract/rides/ride.ts";
import { useChange } from "../../api/use-change.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import noteStyles from "../../ui/note.module.css";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useWhyHeld } from "./ride-status.tsx";
import { useRideActions } from "./use-ride-actions.ts";

/** Why no driver sees a booking yet, and the press that shows it to them. */
export function HeldNote({ ride }: { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  const words = useDispatchTexts();
  const why = useWhyHeld(ride);
  const { release } = useRideActions();
  const releasing = useChange(release);
  if (!ride.held) return null;
  return (
    <Note tone="warn">
      <p className="strong">{ride.deposit ? text.depositUnpaid : text.held}</p>
      <p>{why}</p>
      <FormError>{releasing.error && (words.lostRace(releasing.error) ?? text.releaseFailed)}</FormError>
      <Button
        className={noteStyles.retry}
        size="compact"
        busy={releasing.isPending}
        onClick={() => releasing.run(ride)}
      >
        {ride.deposit ? text.acceptWithoutDeposit : text.release}
      </Button>
    </Note>
  );
}
