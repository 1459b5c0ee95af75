import { PROMISE_GRACE_MINUTES, type PlanDifference } from "../../../contract/dispatch/plan.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useShortPlace } from "../../places/use-short-place.ts";
import { useDifferenceText } from "./use-difference-text.ts";
import styles from "./plan-difference-view.module.css";

type Move = PlanDifference["moves"][number];

/** The effect of a change on people: in one sentence, ride by ride, and in the figures of the day. */
export function PlanDifferenceView({ difference }: { readonly difference: PlanDifference }) {
  const text = useStrings("dispatch/plan");
  const differenceText = useDifferenceText();
  const { moves, mended, before, after } = difference;
  const late = differenceText.late(difference);
  const left = moves.filter(({ to_driver_id }) => to_driver_id === null).length;
  const moved = moves.filter(
    ({ to_driver_id, from_driver_id }) => to_driver_id !== null && to_driver_id !== from_driver_id,
  ).length;
  const figures = [
    [text.promisesKept, before.promises_kept, after.promises_kept, 1],
    [text.toldMoved, before.told_moved, after.told_moved, -1],
    [text.emptyMinutes, before.empty_minutes, after.empty_minutes, -1],
  ] as const;
  return (
    <div className={styles.difference}>
      <p className={styles.big}>
        {moved === 0 && left === 0 ? text.nothingMoves : text.ridesMove(moved)}{" "}
        {left > 0 && <span className={styles.bad}>{text.ridesLeft(left)}</span>}{" "}
        <span className={late.isBad ? styles.bad : styles.good}>{late.words}.</span>{" "}
        {mended > 0 && <span className={styles.good}>{text.mended(mended)}</span>}
      </p>
      {moves.length > 0 && (
        <ul className={styles.moves}>
          {moves.map((move) => (
            <MoveLine key={move.ride_id} move={move} />
          ))}
        </ul>
      )}
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{text.theDay}</th>
            <th scope="col">{text.dayNow}</th>
            <th scope="col">{text.dayThen}</th>
            <th scope="col" aria-label={text.dayChange} />
          </tr>
        </thead>
        <tbody>
          {figures.map(([name, was, is, good]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.was}>{was}</td>
              <td>
                <b>{is}</b>
              </td>
              <td className={(is - was) * good < 0 ? styles.bad : styles.change}>
                {is !== was && text.change(Math.abs(is - was), is > was)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MoveLine({ move }: { readonly move: Move }) {
  const text = useStrings("dispatch/plan");
  const cockpit = useStrings("dispatch/cockpit");
  const formats = useFormats();
  const shortPlace = useShortPlace();
  const { to_driver_name: to, from_driver_name: from, minutes_late: minutes, was_told: told } = move;
  const isLate = minutes !== null && minutes > PROMISE_GRACE_MINUTES;
  const who = to === null ? text.findsNobody : to === from ? text.staysWith(to) : text.goesTo(to, told);
  return (
    <li>
      <b>{formats.time(move.promised_at)}</b>
      <span>
        {shortPlace(move.pickup_location)} › {shortPlace(move.dropoff_location)}
      </span>
      <span className={to === null || isLate ? styles.bad : styles.good}>
        {to === null ? text.noCar : isLate ? cockpit.lost(minutes) : text.onTime}
      </span>
      <small>{who}</small>
    </li>
  );
}
