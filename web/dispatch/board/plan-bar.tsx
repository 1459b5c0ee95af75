import type { CSSProperties } from "react";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { useShortWay } from "../../places/use-short-place.ts";
import type { FittedWords } from "./bar-words.ts";
import type { Planned } from "./plan.ts";
import styles from "./board-bar.module.css";

type PlanBarProps = {
  readonly planned: Planned;
  readonly words: FittedWords;
  readonly isSelected: boolean;
  readonly place: CSSProperties;
  readonly onLook: () => void;
};

/** A ride where the plan would have it, with a driver who doesn't have it yet; a press chooses the ride. */
export function PlanBar({ planned, words, isSelected, place, onLook }: PlanBarProps) {
  const text = useStrings("dispatch/board");
  const shortWay = useShortWay();
  const formats = useFormats();
  const { ride, driverName } = planned;
  const name = text.planned(driverName, formats.time(ride.ride_datetime), shortWay(ride));
  const shown = (
    <span className={classNames(styles.words, words.where === "nowhere" && styles.unread)}>
      {words.lead !== "" && <b className={styles.bad}>{words.lead}</b>} {words.way}
    </span>
  );
  return (
    <button
      type="button"
      className={classNames(styles.bar, styles.planned, isSelected && styles.selected)}
      style={place}
      title={name}
      onClick={onLook}
    >
      <span className="visually-hidden">{name}</span>
      <span className={styles.fill}>{words.where === "inside" && shown}</span>
      {words.where !== "inside" && shown}
    </button>
  );
}
