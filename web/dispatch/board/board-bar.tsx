import type { CSSProperties } from "react";
import type { BoardRide } from "../../../contract/dispatch/board.ts";
import type { RideStatus } from "../../../contract/rides/ride-states.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import type { Offer } from "../live/use-offers.ts";
import { type Due, dueOf } from "../ride/due.ts";
import { OfferMark } from "../ride/offer-mark.tsx";
import { shortPlace, shortWay } from "../short-place.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
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
const URGENCY_CLASS: Readonly<Record<Due["tone"], string>> = {
  late: styles.late,
  soon: styles.soon,
  later: styles.calm,
};

type BoardBarProps = {
  readonly ride: BoardRide;
  readonly now: Date;
  /** Auto-assign asks its driver now. */
  readonly offer: Offer | undefined;
  /** By how many minutes its driver will be late. */
  readonly lost: number;
  readonly isSelected: boolean;
  /** The words stand in the bar, not beside it. */
  readonly isInside: boolean;
  readonly place: CSSProperties;
  readonly dragged: boolean;
  readonly drag: ReturnType<typeof useBoardDrag>;
};

/** A ride on the board: a bar as long as the ride, its words in it or beside it as far as there is room. */
export function BoardBar(props: BoardBarProps) {
  const { ride, now, offer, lost, isSelected, isInside, place, dragged, drag } = props;
  const statuses = useStrings("rides/booked").status;
  const cockpit = useStrings("dispatch/cockpit");
  const words = useDispatchTexts();
  const formats = useFormats();
  const waits = ride.status === "Pending";
  const due = dueOf(ride, now);
  const route = shortWay(ride);
  const fails = !waits && (due.tone === "late" || lost > 0);
  const tooLate = lost > 0 ? cockpit.lost(lost) : due.tone === "later" ? null : words.due(due);
  const shown = (
    <span className={styles.words}>
      {offer ? (
        <OfferMark offer={offer} />
      ) : (
        <>
          {waits && <b>{formats.clock(ride.ride_datetime)} </b>}
          {!waits && tooLate !== null && <b className={fails ? styles.bad : undefined}>{tooLate} </b>}
          {waits ? route : shortPlace(ride.dropoff_location)}
        </>
      )}
    </span>
  );
  return (
    <button
      type="button"
      className={classNames(styles.bar, isSelected && styles.selected, dragged && styles.dragged)}
      style={place}
      title={`${formats.time(ride.ride_datetime)} ${route}, ${ride.rider_name}, ${words.due(due)}`}
      draggable
      data-ride={ride.id}
      data-urgency={due.tone}
      aria-pressed={dragged}
      aria-current={isSelected || undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", String(ride.id));
        event.dataTransfer.effectAllowed = "move";
        drag.pick(ride);
      }}
      onDragEnd={drag.end}
      onBlur={() => dragged && drag.end()}
      onClick={() => drag.look(ride)}
      onKeyDown={(event) => drag.onKeyDown(event, ride)}
    >
      <span
        className={classNames(
          styles.fill,
          waits ? URGENCY_CLASS[due.tone] : offer ? styles.offered : STATUS_CLASS[ride.status],
          fails && styles.willFail,
        )}
      >
        {isInside && shown}
      </span>
      {!isInside && shown}
      <span className="visually-hidden">
        #{ride.id}, {statuses[ride.status]}, {formats.time(ride.ride_datetime)}, {ride.rider_name},{" "}
        {words.due(due)}
      </span>
    </button>
  );
}
