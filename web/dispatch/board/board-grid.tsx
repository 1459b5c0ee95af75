import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import type { Board, BoardRide } from "../../../contract/dispatch/board.ts";
import type { Driver, DriverMatch } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { Note } from "../../ui/note.tsx";
import { driverStatusWord } from "../driver-status-badge.tsx";
import { useDispatch } from "../live/dispatch-context.ts";
import { useDriversFor } from "../live/use-drivers-for.ts";
import { useOffers } from "../live/use-offers.ts";
import { type Due, dueOf } from "../ride/due.ts";
import { BoardLane, type LaneView } from "./board-lane.tsx";
import { barOf, collide, hoursBeside, percentOf } from "./board-time.ts";
import { PlanLine } from "./plan-line.tsx";
import { type Planned, planOf } from "./plan.ts";
import { isTooSmall } from "../ride/too-small.ts";
import { type BoardShown, type Dragged, useBoardDrag } from "./use-board-drag.ts";
import { useWidth } from "../../ui/use-width.ts";
import dueStyles from "../ride/due.module.css";
import styles from "./board-grid.module.css";

type BoardGridProps = BoardShown & {
  readonly now: Date;
  /** The ride that queue, board and map light. */
  readonly selected: Ride | null;
  readonly onSelect: (id: number) => void;
};

/** The board itself: the rides without a driver on top in their own third, then a row for each driver, and a line for now. */
export function BoardGrid({ now, selected, onSelect, ...present }: BoardGridProps) {
  const text = useStrings("dispatch/board");
  const formats = useFormats();
  const { assign } = useDispatch();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const drag = useBoardDrag({
    ...present,
    dragged,
    setDragged,
    onAssign: assign,
    onLook: (ride) => onSelect(ride.id),
  });
  const { board, byRide } = dragged ?? present;
  const waiting = board.rides.filter((ride) => ride.driver_id === null);
  const plan = useMemo(() => planOf(board.rides, byRide), [board.rides, byRide]);
  const nowAt = percentOf(now.getTime(), board);
  const hours = hoursBetween(board);
  const offers = useOffers();
  const minutes = useMinutesTo(useDriversFor(selected));
  const minutesToDragged = useMinutesTo(useDriversFor(dragged?.ride ?? null, false));
  const frame = useRef<HTMLDivElement>(null);
  const lane = useRef<HTMLDivElement>(null);
  const lanePx = useWidth(lane);
  // Where the board is wider than the window, it begins with now and not with what is over.
  useEffect(() => {
    const line = frame.current?.querySelector("[data-now]");
    if (!line || frame.current === null) return;
    const { left, width } = frame.current.getBoundingClientRect();
    frame.current.scrollLeft += line.getBoundingClientRect().left - left - width / 2;
  }, []);
  const over = dragged === null ? undefined : board.drivers.find((driver) => driver.id === dragged.driverId);
  const shown = { board, now, lanePx, offers, byRide, dragged, drag, selected: selected?.id ?? null };

  return (
    <>
      <p className="visually-hidden" role="status">
        {dragged !== null && over !== undefined && text.holding(dragged.ride.id, over.name)}
      </p>
      <div className={styles.frame} ref={frame} role="region" aria-label={text.driversByTime} tabIndex={0}>
        <div
          className={styles.board}
          role="table"
          aria-label={text.driversByTime}
          style={hourLines(hours, board)}
        >
          <div className={styles.heads} role="rowgroup">
            <div className={`${styles.row} ${styles.head}`} role="row">
              <div className={styles.who} role="columnheader">
                <span>{formats.date(now)}</span>
                {selected !== null && minutes.size > 0 && <small>{text.minutesTo(selected.id)}</small>}
              </div>
              <div className={styles.lane} role="columnheader" ref={lane}>
                {hoursBeside(now.getTime(), { hours, range: board, lanePx }).map((hour) => (
                  <span className={styles.hour} key={hour} style={{ left: `${percentOf(hour, board)}%` }}>
                    {formats.time(hour)}
                  </span>
                ))}
              </div>
            </div>
          </div>
          <div className={styles.waiting} role="rowgroup">
            <div className={`${styles.row} ${styles.unassigned}`} role="row">
              <div className={styles.who} role="rowheader">
                <WaitingCount rides={waiting} now={now} />
              </div>
              <div className={styles.lanePlace} role="cell">
                <BoardLane {...shown} rides={waiting} readsAll />
              </div>
            </div>
          </div>
          {plan.length > 0 && <PlanLine plan={plan} waits={dragged !== null} />}
          <div className={styles.drivers} role="rowgroup">
            {board.drivers.map((driver) => (
              <DriverRow
                key={driver.id}
                {...shown}
                driver={driver}
                planned={plan.filter(({ driverId }) => driverId === driver.id)}
                minutes={minutes.get(driver.id)}
                toDragged={minutesToDragged.get(driver.id)?.minutes ?? null}
              />
            ))}
          </div>
          {nowAt > 0 && nowAt < 100 && (
            <div className={styles.overlay} aria-hidden="true">
              <div className={styles.now} data-now style={{ left: `${nowAt}%` }}>
                <b>{formats.time(now)}</b>
              </div>
            </div>
          )}
        </div>
      </div>
      {drag.error !== null && (
        <div className={styles.error}>
          <Note tone="bad">{drag.error}</Note>
        </div>
      )}
    </>
  );
}

type DriverRowProps = LaneView & {
  readonly driver: Driver;
  readonly planned: readonly Planned[];
  /** To the pickup of the ride that is selected. */
  readonly minutes: DriverMatch | undefined;
  /** Minutes to the pickup of the ride in the hand. */
  readonly toDragged: number | null;
};

function DriverRow({ driver, planned, minutes: match, toDragged, ...shown }: DriverRowProps) {
  const { board, dragged, drag } = shown;
  const text = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const types = useStrings("rides").vehicleType;
  const papers = usePaperText();
  const paperText = useStrings("papers");
  const rides = board.rides.filter((ride) => ride.driver_id === driver.id);
  const target =
    dragged?.driverId === driver.id && dragged.ride.driver_id !== driver.id ? dragged.ride : null;
  const overlaps = target !== null && rides.some((ride) => ride.id !== target.id && collide(ride, target));
  const { papers_expired: expired, papers_override: override } = driver;
  const refusal = expired ? papers.ranOut(expired) : overlaps ? text.overlap(driver.name) : null;
  const tooSmall = target !== null && isTooSmall(driver, target);
  const away = match?.minutes ?? null;
  const isOff = driver.status === "offline" || driver.status === "inactive";
  return (
    <div
      className={classNames(styles.row, isOff && styles.offShift, match?.best === true && styles.best)}
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
      <div className={styles.who} role="rowheader">
        <span
          className={`${styles.dot} ${DOT_CLASS[driver.status]}`}
          title={driverStatusWord(driver.status, dispatchText)}
        />
        <span className={styles.name} title={`${driver.name}, ${types[driver.profile.vehicle_type]}`}>
          {driver.name}
          <span className="visually-hidden">
            {!isOff && `, ${driverStatusWord(driver.status, dispatchText)}`},{" "}
            {types[driver.profile.vehicle_type]}
          </span>
        </span>
        {isOff && <span className={styles.away}>{driverStatusWord(driver.status, dispatchText)}</span>}
        {!isOff && away !== null && <span className={styles.away}>{dispatchText.minutesShort(away)}</span>}
        {expired && <span className={`tiny ${styles.papers}`}>{papers.ranOut(expired)}</span>}
        {override && (
          <span className={`tiny ${styles.papers}`}>{paperText.exception(papers.day(override.until))}</span>
        )}
      </div>
      <div className={styles.lanePlace} role="cell">
        <BoardLane {...shown} rides={rides} planned={planned} />
        {target !== null && (
          <DropPlace
            ride={target}
            board={board}
            lanePx={shown.lanePx}
            isRefused={refusal !== null || tooSmall}
          >
            {refusal ?? (tooSmall ? text.dropTooSmall : text.dropFor(target.id, toDragged))}
          </DropPlace>
        )}
      </div>
    </div>
  );
}

const DOT_CLASS: Readonly<Record<Driver["status"], string>> = {
  available: styles.free,
  on_ride: styles.busy,
  offline: styles.off,
  inactive: styles.off,
};

/** How long each driver takes to the pickup of the ride they were asked for. */
function useMinutesTo(drivers: readonly Driver[]): ReadonlyMap<number, DriverMatch> {
  return useMemo(
    () => new Map(drivers.flatMap(({ id, match }) => (match === undefined ? [] : [[id, match] as const]))),
    [drivers],
  );
}

function WaitingCount({ rides, now }: { readonly rides: readonly BoardRide[]; readonly now: Date }) {
  const text = useStrings("dispatch/board");
  const { lateRides } = useStrings("dispatch");
  const count = (wanted: Due["tone"]) => rides.filter((ride) => dueOf(ride, now).tone === wanted).length;
  const [late, soon, later] = [count("late"), count("soon"), count("later")];
  return (
    <span>
      <span className="strong">{text.noDriver}</span>
      <br />
      {late > 0 && <span className={`${dueStyles.due} ${dueStyles.late}`}>{lateRides(late)}</span>}
      {soon > 0 && <span className={`${dueStyles.due} ${dueStyles.soon}`}>{text.soon(soon)}</span>}
      <span className={dueStyles.due}>{text.later(later)}</span>
    </span>
  );
}

type DropPlaceProps = {
  readonly ride: BoardRide;
  readonly board: Board;
  readonly lanePx: number;
  readonly isRefused: boolean;
  readonly children: string;
};

/** Where the ride in the hand would be, with the words beside it. */
function DropPlace({ ride, board, lanePx, isRefused, children }: DropPlaceProps) {
  const { left, width } = barOf(ride, board, lanePx);
  const isAtEnd = left > 50;
  return (
    <span
      className={classNames(styles.dropPlace, isAtEnd && styles.atEnd, isRefused && styles.refused)}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      <span>{children}</span>
    </span>
  );
}

/** Where the lines of the hours are, for the lanes' background. */
function hourLines(hours: readonly number[], board: Board): CSSProperties {
  const [first = 0] = hours;
  const width = (HOUR_MS / (Date.parse(board.to) - Date.parse(board.from))) * 100;
  const start = percentOf(first, board);
  // A background's percentage is of what the picture leaves free, not of the whole.
  return {
    "--hour-width": `${width}%`,
    "--first-hour": `${(start / (100 - width)) * 100}%`,
  } as CSSProperties;
}

function hoursBetween({ from, to }: Board): number[] {
  const first = Math.ceil(Date.parse(from) / HOUR_MS) * HOUR_MS;
  const count = Math.floor((Date.parse(to) - first) / HOUR_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * HOUR_MS);
}
