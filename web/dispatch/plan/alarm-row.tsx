import { useRef } from "react";
import type { PlanAlarm, PlanDifference } from "../../../contract/dispatch/plan.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useShortPlace } from "../../places/use-short-place.ts";
import { classNames } from "../../ui/class-names.ts";
import { usePlan } from "../live/use-plan.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { PlanAnswers } from "./plan-answers.tsx";
import { useReasonText } from "./use-reason-text.ts";
import styles from "./alarm-list.module.css";

/** So little time is left to mend it. */
const SOON_MINUTES = 10;

type AlarmRowProps = {
  readonly alarm: PlanAlarm;
  /** The key that chooses it. */
  readonly number: number | null;
  readonly now: Date;
  readonly isChosen: boolean;
  readonly onChoose: (rideId: number) => void;
  readonly onLook: (difference: PlanDifference | null) => void;
};

/** A ride that will be late or that nobody drives: how long it can be mended, why it is so, and once it is chosen, how. */
export function AlarmRow({ alarm, number, now, isChosen, onChoose, onLook }: AlarmRowProps) {
  const text = useStrings("dispatch/plan");
  const cockpit = useStrings("dispatch/cockpit");
  const words = useDispatchTexts();
  const reasonText = useReasonText();
  const shortPlace = useShortPlace();
  const formats = useFormats();
  const row = useRef<HTMLLIElement>(null);
  const leftMs = Date.parse(alarm.too_late_at) - now.getTime();
  // As long as it can be mended it has a minute left.
  const left = leftMs > 0 ? Math.max(1, Math.round(leftMs / MINUTE_MS)) : 0;
  const wrong =
    alarm.kind === "late" && alarm.minutes_late !== null ? cockpit.lost(alarm.minutes_late) : text.noCar;
  const isPastCapacity = usePlan().byRide.get(alarm.ride_id)?.past_capacity;
  const why =
    alarm.reason !== null
      ? reasonText(alarm.reason)
      : alarm.driver_name !== null
        ? text.drivenBy(alarm.driver_name)
        : null;
  return (
    <li
      ref={row}
      className={classNames(styles.alarm, isChosen && styles.chosen)}
      data-alarm={number ?? undefined}
    >
      <button
        type="button"
        className={styles.what}
        aria-pressed={isChosen}
        aria-keyshortcuts={number === null ? undefined : String(number)}
        onClick={() => onChoose(alarm.ride_id)}
      >
        <kbd>{number ?? "·"}</kbd>
        <span className={styles.ride}>
          {formats.time(alarm.promised_at)} {shortPlace(alarm.pickup_location)} ›{" "}
          {shortPlace(alarm.dropoff_location)} <b className={styles.wrong}>{wrong}</b>
        </span>
        <span className={classNames(styles.left, left < SOON_MINUTES && styles.soon)}>
          {left > 0 ? text.minutesLeft(words.minutes(left)) : text.tooLate}
        </span>
        {why !== null && <span className={styles.why}>{why}</span>}
        {isPastCapacity && <span className={styles.why}>{text.pastCapacity}</span>}
      </button>
      {isChosen && <PlanAnswers rideId={alarm.ride_id} onLook={onLook} />}
    </li>
  );
}
