import type { Ride } from "../../../contract/rides/ride.ts";
import { ENDED, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { DriverStrings } from "../strings/en.ts";
import type { QueuedAction } from "./step-queue.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { fareText } from "../../rides/fare-text.ts";
import dialogStyles from "../../ui/dialog.module.css";
import styles from "./step-dialog.module.css";

type StepDialogProps = {
  readonly ride: Ride;
  /** The step that is asked about; null while none is. */
  readonly action: QueuedAction | null;
  readonly onClose: () => void;
  readonly onConfirm: (action: QueuedAction) => void;
};

/** Asks before a ride ends or goes: what to collect, or what it will do. */
export function StepDialog({ ride, action, onClose, onConfirm }: StepDialogProps) {
  const text = useStrings("drivers");
  const formats = useFormats();
  const words =
    action === null ? null : wordsFor(action, ride, text, formats.shortDateTime(ride.ride_datetime));
  const finishes = action === "finish";
  return (
    <Dialog
      className={dialogStyles.narrow}
      open={action !== null}
      onClose={onClose}
      title={words?.title}
      subtitle={`${ride.rider_name}, ${ride.reference}`}
      footer={
        action !== null && (
          <>
            <Button size="large" onClick={onClose}>
              {action === "set_out" ? text.active.setOutNot : text.active.keep}
            </Button>
            <Button
              size="large"
              tone={finishes || action === "set_out" ? "live" : "bad"}
              onClick={() => onConfirm(action)}
            >
              {words?.action}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        {finishes ? <ToCollect ride={ride} /> : <p>{words?.text}</p>}
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      </div>
    </Dialog>
  );
}

function ToCollect({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers").active;
  const rides = useStrings("rides");
  const formats = useFormats();
  return (
    <dl className={styles.collect}>
      <dt>{text.collect}</dt>
      <dd className={styles.usd}>{fareText(ride.calculated_fare, formats, rides.notAvailable)}</dd>
      {ride.calculated_fare !== "" && <dd>{formats.xcg(Number(ride.calculated_fare))}</dd>}
    </dl>
  );
}

function wordsFor(action: QueuedAction, ride: Ride, text: DriverStrings, due: string) {
  const { active, step } = text;
  switch (action) {
    case "set_out":
      return { title: active.setOutTitle, text: active.setOutText(due), action: step.set_out };
    case "cancel":
      return { title: active.cancelTitle, text: active.cancelText, action: active.cancelDo };
    case "delete":
      return {
        title: active.deleteTitle,
        text: isOneOf(ENDED, ride.status) ? active.deleteEndedText : active.deleteText,
        action: step.delete,
      };
    case "no_show":
      return { title: active.noShowTitle, text: active.noShowText, action: step.no_show };
    case "reject":
      return { title: active.rejectTitle, text: active.rejectText, action: step.reject };
    default:
      return { title: active.finishTitle, text: "", action: step[action] };
  }
}
