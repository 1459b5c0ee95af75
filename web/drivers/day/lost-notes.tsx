import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDriverDay } from "./driver-day.ts";
import { CallDispatchRow } from "./call-dispatch-row.tsx";
import stepNotesStyles from "../steps/step-notes.module.css";

/** The rides that others took from the driver or ended, each until they have read it. */
export function LostNotes() {
  const { lost, understandLost } = useDriverDay();
  return (
    <div role="status">
      {lost.map((ride) => (
        <LostNote key={ride.id} ride={ride} onUnderstood={() => understandLost(ride.id)} />
      ))}
    </div>
  );
}

type LostNoteProps = { readonly ride: Ride; readonly onUnderstood: () => void };

function LostNote({ ride, onUnderstood }: LostNoteProps) {
  const text = useStrings("drivers");
  const plan = useStrings("drivers/plan");
  const why = useDriverDay().plan?.moves.find((move) => !move.came && move.ride_id === ride.id)?.why;
  const now = useRead({ ...read(getRideEndpoint, { params: { id: ride.id } }), retries: false });
  return (
    <div className={`${stepNotesStyles.refused} ${stepNotesStyles.lost}`}>
      <Icon name="alert" />
      <div>
        <p className="strong">{text.lost(ride.pickup_location)}</p>
        {!now.isPending && (
          <p>{now.data !== undefined ? text.became[now.data.status] : text.refusedUnknown}</p>
        )}
        {why !== undefined && <p>{plan.moved[why]}</p>}
        <CallDispatchRow onUnderstood={onUnderstood} />
      </div>
    </div>
  );
}
