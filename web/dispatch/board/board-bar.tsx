import type { CSSProperties } from "react";
import type { BoardRide } from "../../../contract/dispatch/board.ts";
import type { RideStatus } from "../../../contract/rides/ride-states.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { StatusShape } from "../../rides/status-badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Offer } from "../live/use-offers.ts";
import { type Due, dueOf } from "../ride/due.ts";
import { OfferMark } from "../ride/offer-mark.tsx";
import { useShortWay } from "../../places/use-short-place.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import type { FittedWords } from "./bar-words.ts";
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

/** What is wrong with a ride that has a driver. */
const LEAD_CLASS: Readonly<Record<Due["tone"], string | undefined>> = {
  late: styles.bad,
  soon: styles.warn,
  later: undefined,
};

type BoardBarProps = {
  readonly ride: BoardRide;
  readonly now: Date;
  /** Auto-assign asks its driver now. */
  readonly offer: Offer | undefined;
  /** Late, or with a driver who won't make it. */
  readonly tone: Due["tone"];
  /** What of its words there is room for. */
  readonly words: FittedWords;
  readonly isSelected: boolean;
  readonly place: CSSProperties;
  readonly dragged: boolean;
  readonly drag: ReturnType<typeof useBoardDrag>;
};

/** A ride on the board: a bar as long as the ride, its words in it or beside it as far as there is room. */
export function BoardBar(props: BoardBarProps) {
  const { ride, now, offer, tone, words: fitted, isSelected, place, dragged, drag } = props;
  const statuses = useStrings("rides/booked").status;
  const words = useDispatchTexts();
  const shortWay = useShortWay();
  const formats = useFormats();
  const waits = ride.status === "Pending";
  const due = dueOf(ride, now);
  const isInside = fitted.where === "inside";
  const shown = (
    <span className={classNames(styles.words, fitted.where === "nowhere" && styles.unread)}>
      {offer ? (
        <OfferMark offer={offer} />
      ) : (
        <>
          {fitted.lead !== "" && <b className={waits ? undefined : LEAD_CLASS[tone]}>{fitted.lead}</b>}{" "}
          {fitted.way}
        </>
      )}
    </span>
  );
  return (
    <button
      type="button"
      className={classNames(styles.bar, isSelected && styles.selected, dragged && styles.dragged)}
      style={place}
      title={`${formats.time(ride.ride_datetime)} ${shortWay(ride)}, ${ride.rider_name}, ${words.due(due)}`}
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
          !waits && tone === "late" && styles.willFail,
        )}
      >
        {fitted.hasShape && (
          <span className={styles.shape}>
            <StatusShape status={ride.status} />
          </span>
        )}
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
