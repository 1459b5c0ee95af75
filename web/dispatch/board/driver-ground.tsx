import type { Board } from "../../../contract/dispatch/board.ts";
import type { PlannedCar } from "../../../contract/dispatch/plan.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { percentOf } from "./board-time.ts";
import styles from "./driver-ground.module.css";

type Range = Pick<Board, "from" | "to">;
type Ground = {
  readonly kind: "off" | "pause" | "out";
  readonly from: string;
  readonly until: string;
  readonly says: "offUntil" | "offFrom" | "pause" | "out" | null;
};

type DriverGroundProps = {
  /** The shifts of one driver, in the order of time. */
  readonly cars: readonly PlannedCar[];
  readonly range: Range;
  readonly now: Date;
  /** Off by hand, where no shift says so. */
  readonly isOff: boolean;
  readonly lanePx: number;
};

/** The ground under the rides of a driver: the hours off, the break, and a car that is out. */
export function DriverGround({ cars, range, now, isOff, lanePx }: DriverGroundProps) {
  const text = useStrings("dispatch/plan").ground;
  const formats = useFormats();
  return groundsOf(cars, range, now, isOff).map(({ kind, from, until, says }) => {
    const left = Math.max(0, percentOf(Date.parse(from), range));
    const width = Math.min(100, percentOf(Date.parse(until), range)) - left;
    if (width <= 0) return null;
    const words =
      says === null
        ? ""
        : says === "out"
          ? text.out
          : text[says](formats.time(says === "offUntil" ? until : from));
    const hasRoom = (width / 100) * lanePx >= words.length * LETTER_PX + ROOM_PX;
    return (
      <span
        key={`${kind} ${from}`}
        className={classNames(styles.ground, KIND_CLASS[kind], says === "offUntil" && styles.atEnd)}
        style={{ left: `${left}%`, width: `${width}%` }}
        title={words}
      >
        {hasRoom && words !== "" && <em>{words}</em>}
      </span>
    );
  });
}

const KIND_CLASS = { off: styles.off, pause: styles.pause, out: styles.out } as const;
const LETTER_PX = 7;
const ROOM_PX = 20;

export function groundsOf(
  cars: readonly PlannedCar[],
  range: Range,
  now: Date,
  isOff: boolean,
): readonly Ground[] {
  const [first] = cars;
  if (first === undefined) return isOff ? [{ kind: "off", ...whole(range), says: null }] : [];
  const grounds: Ground[] = [];
  let at: string | null = range.from;
  for (const car of cars) {
    if (at !== null && car.from !== null && car.from > at)
      grounds.push({ kind: "off", from: at, until: car.from, says: "offUntil" });
    at = car.until;
    if (car.break_from !== null && car.break_until !== null)
      grounds.push({ kind: "pause", from: car.break_from, until: car.break_until, says: "pause" });
  }
  if (at !== null && at < range.to) grounds.push({ kind: "off", from: at, until: range.to, says: "offFrom" });
  if (cars.some(({ is_out }) => is_out))
    grounds.push({ kind: "out", from: now.toISOString(), until: range.to, says: "out" });
  return grounds;
}

function whole({ from, to }: Range) {
  return { from, until: to };
}
