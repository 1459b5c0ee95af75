import type { CSSProperties } from "react";
import type { RideStatus } from "../../../contract/rides/ride-states.ts";
import type { BoardRide } from "../../../contract/dispatch/board.ts";
import { shortPlace } from "../short-place.ts";
import { dueOf } from "../ride/due.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { classNames } from "../../ui/class-names.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { urgencyOf } from "./board-time.ts";
import type { useBoardDrag } from "./use-board-drag.ts";
import styles from "./board-bar.module.css";

const STATUS_CLASS: Readonly<Partial<Record<RideStatus, string>>> = {
  Assigned: styles.assigned,
  Accepted: styles.accepted,
  PickedUp: styles.pickedUp,
  InProgress: styles.inProgress,
  Completed: styles.completed,
  NoShow: styles.noShow,
};

/** A ride without a driver is more striking the sooner its pickup is. */
const URGENCY_CLASS: Readonly<Record<ReturnType<typeof urgencyOf>, string>> = {
  red: styles.red,
  amber: styles.amber,
  calm: styles.calm,
};

type BoardBarProps = {
  readonly ride: BoardRide;
  readonly now: Date;
  readonly place: CSSProperties;
  readonly dragged: boolean;
  readonly drag: ReturnType<typeof useBoardDrag>;
};

/** A ride on the board. */
export function BoardBar({ ride, now, place, dragged, drag }: BoardBarProps) {
  const text = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const statuses = useStrings("rides").status;
  const words = useDispatchTexts();
  const formats = useFormats();
  const waits = ride.status === "Pending";
  const second = waits
    ? `${words.due(dueOf(ride.ride_datetime, now))}, ${dispatchText.people(ride.passenger_count)}`
    : `#${ride.id}${ride.status === "Completed" ? `, ${text.done}` : ""}`;
  const route = `${shortPlace(ride.pickup_location)} → ${shortPlace(ride.dropoff_location)}`;
  return (
    <button
      type="button"
      className={classNames(
        styles.bar,
        waits ? URGENCY_CLASS[urgencyOf(ride, now)] : STATUS_CLASS[ride.status],
        dragged && styles.dragged,
      )}
      style={place}
      draggable
      data-ride={ride.id}
      data-urgency={waits ? urgencyOf(ride, now) : undefined}
      aria-pressed={dragged}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", String(ride.id));
        event.dataTransfer.effectAllowed = "move";
        drag.pick(ride);
      }}
      onDragEnd={drag.end}
      onBlur={() => dragged && drag.end()}
      onClick={() => drag.press(ride)}
      onKeyDown={(event) => drag.onKeyDown(event, ride)}
    >
      <b>
        {waits && `${formats.clock(ride.ride_datetime)} `}
        {route}
      </b>
      <span>{second}</span>
      <span className="visually-hidden">
        #{ride.id}, {statuses[ride.status]}, {formats.time(ride.ride_datetime)}, {ride.rider_name}
      </span>
    </button>
  );
}
