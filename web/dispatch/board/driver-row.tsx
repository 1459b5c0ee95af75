import { memo } from "react";
import type { PlannedCar } from "../../../contract/dispatch/plan.ts";
import type { BoardRide } from "../../../contract/dispatch/board.ts";
import type { Driver, DriverMatch } from "../../../contract/drivers/driver.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { driverStatusWord } from "../driver-status-badge.tsx";
import { isTooSmall } from "../ride/too-small.ts";
import type { BoardItem } from "./board-items.ts";
import { BoardLane, type LaneView } from "./board-lane.tsx";
import { collide } from "./board-time.ts";
import { DriverGround } from "./driver-ground.tsx";
import { DropPlace } from "./drop-place.tsx";
import rowStyles from "./board-row.module.css";
import styles from "./driver-row.module.css";

const NO_CARS: readonly PlannedCar[] = [];
/** A car for more is a van. */
const VAN_SEATS = 5;

type DriverRowProps = LaneView & {
  readonly driver: Driver;
  readonly items: readonly BoardItem[] | undefined;
  readonly cars: readonly PlannedCar[] | undefined;
  /** To the pickup of the ride that is selected. */
  readonly minutes: DriverMatch | undefined;
  /** The ride that is held over this row, and how far its pickup is from this driver. */
  readonly target: BoardRide | null;
  readonly toTarget: number | null;
  /** Asks what would be if the car were out, or back. */
  readonly onCar: (driver: Driver, isOut: boolean) => void;
};

/** A driver's hours with the rides in them, those that are only planned too. */
export const DriverRow = memo(function DriverRow(props: DriverRowProps) {
  const { driver, items = [], cars = NO_CARS, minutes: match, target, toTarget, onCar, ...view } = props;
  const { range, lanePx, drag } = view;
  const text = useStrings("dispatch/board");
  const plan = useStrings("dispatch/plan");
  const dispatchText = useStrings("dispatch");
  const types = useStrings("rides").vehicleType;
  const papers = usePaperText();
  const paperText = useStrings("papers");
  const overlaps =
    target !== null &&
    items.some(
      ({ ride, plannedFor }) => plannedFor === null && ride.id !== target.id && collide(ride, target),
    );
  const { papers_expired: expired, papers_override: override, out_of_service: outage } = driver;
  const held = expired ? papers.ranOut(expired) : outage ? papers.carOut(outage) : null;
  const refusal = held ?? (overlaps ? text.overlap(driver.name) : null);
  const tooSmall = target !== null && isTooSmall(driver, target);
  const away = match?.minutes ?? null;
  const isOff = driver.status === "offline" || driver.status === "inactive";
  const isOut = cars.some(({ is_out }) => is_out);
  const status = driverStatusWord(driver.status, dispatchText);
  return (
    <div
      className={classNames(rowStyles.row, match?.best === true && styles.best, isOut && styles.isOut)}
      role="row"
      onDragOver={(event) => {
        event.preventDefault();
        drag.over(driver.id);
      }}
      onDrop={(event) => {
        event.preventDefault();
        drag.drop(driver.id);
      }}
    >
      <div className={rowStyles.who} role="rowheader">
        <span className={`${styles.dot} ${DOT_CLASS[driver.status]}`} title={status} />
        <button
          type="button"
          className={styles.name}
          title={`${driver.name}, ${types[driver.profile.vehicle_type]}. ${isOut ? plan.carBackAgain : plan.carOutHint}`}
          onClick={() => onCar(driver, !isOut)}
        >
          {driver.name}
          <span className="visually-hidden">
            {!isOff && `, ${status}`}, {types[driver.profile.vehicle_type]}
          </span>
        </button>
        {driver.seats >= VAN_SEATS && (
          <span className={styles.kind}>
            <Icon name="user" />
            {driver.seats}
          </span>
        )}
        {isOff && <span className={styles.away}>{status}</span>}
        {!isOff && away !== null && <span className={styles.away}>{dispatchText.minutesShort(away)}</span>}
        {expired && <span className={`tiny ${styles.papers}`}>{papers.ranOut(expired)}</span>}
        {outage && <span className={`tiny ${styles.papers}`}>{papers.carOut(outage)}</span>}
        {override && (
          <span className={`tiny ${styles.papers}`}>{paperText.exception(papers.day(override.until))}</span>
        )}
      </div>
      <div className={rowStyles.lanePlace} role="cell">
        <DriverGround cars={cars} range={range} now={view.now} isOff={isOff} lanePx={lanePx} />
        <BoardLane {...view} items={items} />
        {target !== null && (
          <DropPlace ride={target} range={range} lanePx={lanePx} isRefused={refusal !== null || tooSmall}>
            {refusal ?? (tooSmall ? text.dropTooSmall : text.dropFor(target.id, toTarget))}
          </DropPlace>
        )}
      </div>
    </div>
  );
});

const DOT_CLASS: Readonly<Record<Driver["status"], string>> = {
  available: styles.free,
  on_ride: styles.busy,
  offline: styles.off,
  inactive: styles.off,
};
