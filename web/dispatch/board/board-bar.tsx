import type { CSSProperties } from "react";
import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { StatusShape } from "../../rides/status-badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { toggleMark, useIsMarked } from "../bulk/marks.ts";
import type { Offer } from "../live/use-offers.ts";
import { type Due, dueOf } from "../ride/due.ts";
import { OfferMark } from "../ride/offer-mark.tsx";
import { useShortWay } from "../../places/use-short-place.ts";
import { useReasonText } from "../plan/use-reason-text.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { type FittedWords, useLateWords } from "./bar-words.ts";
import type { BoardItem } from "./board-items.ts";
import type { DragActions } from "./use-board-drag.ts";
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

/** The look of a ride that has a driver and something wrong. */
const LEAD_CLASS: Readonly<Record<Due["tone"], string | undefined>> = {
  late: styles.bad,
  soon: styles.warn,
  later: undefined,
};

type BoardBarProps = {
  readonly item: BoardItem;
  readonly now: Date;
  /** Auto-assign asks its driver now. */
  readonly offer: Offer | undefined;
  /** Late, or with a driver who won't make it. */
  readonly tone: Due["tone"];
  /** As much of its words as there is room for. */
  readonly words: FittedWords;
  /** How wide the part is that says by how much it is late. */
  readonly tailPx: number;
  readonly isSelected: boolean;
  readonly place: CSSProperties;
  readonly dragged: boolean;
  readonly drag: DragActions;
};

/** A ride on the board: a bar as long as the ride, its words in it or beside it as far as there is room. */
export function BoardBar(props: BoardBarProps) {
  const { item, now, offer, tone, words: fitted, tailPx, isSelected, place, dragged, drag } = props;
  const { ride, plannedFor, lost, supposed } = item;
  const statuses = useStrings("rides/booked").status;
  const text = useStrings("dispatch/board");
  const cockpit = useStrings("dispatch/cockpit");
  const words = useDispatchTexts();
  const bulk = useStrings("dispatch/bulk");
  const desk = useStrings("dispatch");
  const isMarked = useIsMarked(ride.id);
  const lateWords = useLateWords();
  const shortWay = useShortWay();
  const formats = useFormats();
  const waits = ride.status === "Pending";
  const due = dueOf(ride, now);
  const isInside = fitted.where === "inside";
  const shown = (
    <span
      className={classNames(
        styles.words,
        fitted.where === "nowhere" && styles.unread,
        fitted.where === "beside" && styles.beside,
      )}
    >
      {offer ? (
        <OfferMark offer={offer} />
      ) : (
        <>
          {fitted.lead !== "" && (
            <b className={waits && plannedFor === null ? undefined : LEAD_CLASS[tone]}>{fitted.lead}</b>
          )}{" "}
          {fitted.way}
        </>
      )}
    </span>
  );
  const when = formats.time(ride.ride_datetime);
  const lateness = lost > 0 ? cockpit.minutesLate(lost) : words.due(due);
  const reasonText = useReasonText();
  const whose = plannedFor !== null ? text.plannedFor(plannedFor.name) : statuses[ride.status];
  const why = item.reason === null ? "" : `, ${reasonText(item.reason)}`;
  const contract = ride.contract ? `, ${desk.contract(ride.contract.name)}` : "";
  return (
    <button
      type="button"
      className={classNames(
        styles.bar,
        plannedFor !== null && styles.planned,
        isSelected && styles.selected,
        isMarked && styles.marked,
        dragged && styles.dragged,
      )}
      style={place}
      title={`${isMarked ? `${bulk.isMarked}: ` : ""}${when} ${shortWay(ride)}, ${ride.rider_name}${contract}, ${whose}, ${lateness}${why}`}
      draggable={supposed === null}
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
      onClick={(event) => (event.ctrlKey || event.metaKey ? toggleMark(ride.id) : drag.look(ride))}
      onKeyDown={(event) => drag.onKeyDown(event, ride)}
    >
      <span className={styles.body}>
        {lost > 0 && tailPx > 0 && supposed !== "goes" && (
          <b className={styles.tail} aria-hidden="true">
            {lateWords(lost, tailPx)}
          </b>
        )}
        <span
          className={classNames(
            styles.fill,
            supposed !== null
              ? SUPPOSED_CLASS[supposed]
              : plannedFor !== null
                ? PENCIL_CLASS[due.tone]
                : waits
                  ? URGENCY_CLASS[due.tone]
                  : offer
                    ? styles.offered
                    : STATUS_CLASS[ride.status],
            tone === "late" && !waits && styles.willFail,
          )}
        >
          {fitted.hasShape && (
            <span className={styles.shape}>
              <StatusShape status={ride.status} />
            </span>
          )}
          {isInside && shown}
        </span>
      </span>
      {!isInside && shown}
      <span className="visually-hidden">
        #{ride.id}, {whose}, {when}, {ride.rider_name}
        {contract}, {lateness}
        {why}
      </span>
    </button>
  );
}

const SUPPOSED_CLASS = { comes: styles.comes, goes: styles.goes } as const;

/** Nobody was told of it yet; from shortly before its time on that is striking. */
const PENCIL_CLASS: Readonly<Record<Due["tone"], string>> = {
  late: styles.pencilLate,
  soon: styles.pencilSoon,
  later: styles.pencil,
};
