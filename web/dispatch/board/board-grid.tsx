import { type CSSProperties, useEffect, useRef, useState } from "react";
import { paths } from "../../router/paths.ts";
import type { Board, BoardRide } from "../../../contract/dispatch/board.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { DriverMark } from "../driver-mark.tsx";
import { driverStatusWord } from "../driver-status-badge.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNavigate } from "../../router/router-context.ts";
import { Note } from "../../ui/note.tsx";
import { BoardBar } from "./board-bar.tsx";
import { barOf, collide, lanesOf, percentOf, urgencyOf } from "./board-time.ts";
import { type Dragged, useBoardDrag } from "./use-board-drag.ts";
import dueStyles from "../ride/due.module.css";
import styles from "./board-grid.module.css";

const LANE_REM = 3.125;

type BoardGridProps = { readonly board: Board; readonly now: Date };

/** The board itself: the rides without a driver on top, then a row for each driver, and a line for now. */
export function BoardGrid({ board: present, now }: BoardGridProps) {
  const text = useStrings("dispatch/board");
  const formats = useFormats();
  const { assign } = useDispatch();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const navigate = useNavigate();
  const drag = useBoardDrag({
    board: present,
    dragged,
    setDragged,
    onBest: assign,
    onLook: (ride) => navigate(paths.operatorRide(ride.id)),
  });
  const board = dragged?.board ?? present;
  const waiting = board.rides.filter((ride) => ride.driver_id === null);
  const nowAt = percentOf(now.getTime(), board);
  const hours = hoursBetween(board);
  const frame = useRef<HTMLDivElement>(null);
  // Where the board is wider than the window, it begins with now and not with what is over.
  useEffect(() => {
    const line = frame.current?.querySelector("[data-now]");
    if (!line || frame.current === null) return;
    const { left, width } = frame.current.getBoundingClientRect();
    frame.current.scrollLeft += line.getBoundingClientRect().left - left - width / 2;
  }, []);
  const over = dragged === null ? undefined : board.drivers.find((driver) => driver.id === dragged.driverId);

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
          <div className={`${styles.row} ${styles.head}`} role="row">
            <div className={styles.who} role="columnheader">
              {formats.date(now)}
            </div>
            <div className={styles.lane} role="columnheader">
              {hours.map((hour) => (
                <span className={styles.hour} key={hour} style={{ left: `${percentOf(hour, board)}%` }}>
                  {formats.time(hour)}
                </span>
              ))}
            </div>
          </div>
          <div className={`${styles.row} ${styles.unassigned}`} role="row">
            <div className={styles.who} role="rowheader">
              <WaitingCount rides={waiting} now={now} />
            </div>
            <div className={styles.lanePlace} role="cell">
              <Lane board={board} rides={waiting} now={now} dragged={dragged} drag={drag} />
            </div>
          </div>
          {board.drivers.map((driver) => (
            <DriverRow
              key={driver.id}
              driver={driver}
              board={board}
              now={now}
              dragged={dragged}
              drag={drag}
            />
          ))}
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

type LaneProps = {
  readonly board: Board;
  readonly rides: readonly BoardRide[];
  readonly now: Date;
  readonly dragged: Dragged | null;
  readonly drag: ReturnType<typeof useBoardDrag>;
};

function Lane({ board, rides, now, dragged, drag }: LaneProps) {
  const { placed, lanes } = lanesOf(rides.map((ride) => ({ item: ride, ...barOf(ride, board) })));
  return (
    <div className={styles.lane} style={{ minHeight: `${lanes * LANE_REM + 0.25}rem` }}>
      {placed.map(({ item, left, width, lane }) => (
        <BoardBar
          key={item.id}
          ride={item}
          now={now}
          place={placeOfBar({ left, width, lane })}
          dragged={dragged?.ride.id === item.id}
          drag={drag}
        />
      ))}
    </div>
  );
}

/** On the right half a bar hangs by its end, so that it grows to the left when it shows all its words. */
function placeOfBar({ left, width, lane }: { left: number; width: number; lane: number }): CSSProperties {
  const edge = left > 50 ? { right: `${100 - left - width}%` } : { left: `${left}%` };
  const place: Record<string, string> = {
    ...edge,
    top: `${lane * LANE_REM + 0.25}rem`,
    "--bar-width": `${width}%`,
  };
  return place as CSSProperties;
}

type DriverRowProps = Omit<LaneProps, "rides"> & { readonly driver: Driver };

function DriverRow({ driver, board, now, dragged, drag }: DriverRowProps) {
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
  return (
    <div
      className={
        driver.status === "offline" || driver.status === "inactive"
          ? `${styles.row} ${styles.offShift}`
          : styles.row
      }
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
        <DriverMark id={driver.id} name={driver.name} />
        <span>
          <span className="strong">{driver.name}</span>
          <br />
          <span className="tiny muted">
            {driverStatusWord(driver.status, dispatchText)}, {types[driver.profile.vehicle_type]}
          </span>
          {expired && <span className={`tiny ${styles.papers}`}>{papers.ranOut(expired)}</span>}
          {override && (
            <span className={`tiny ${styles.papers}`}>{paperText.exception(papers.day(override.until))}</span>
          )}
        </span>
      </div>
      <div className={styles.lanePlace} role="cell">
        <Lane board={board} rides={rides} now={now} dragged={dragged} drag={drag} />
        {target !== null && (
          <span
            className={refusal !== null ? `${styles.dropPlace} ${styles.refused}` : styles.dropPlace}
            style={placeOf(target, board)}
          >
            {refusal ?? text.dropFor(target.id)}
          </span>
        )}
      </div>
    </div>
  );
}

function WaitingCount({ rides, now }: { readonly rides: readonly BoardRide[]; readonly now: Date }) {
  const text = useStrings("dispatch/board");
  const count = (wanted: ReturnType<typeof urgencyOf>) =>
    rides.filter((ride) => urgencyOf(ride, now) === wanted).length;
  const [red, amber, calm] = [count("red"), count("amber"), count("calm")];
  return (
    <span>
      <span className="strong">{text.noDriver}</span>
      <br />
      {red > 0 && <span className={`${dueStyles.due} ${dueStyles.late}`}>{text.urgent(red)}</span>}
      {amber > 0 && <span className={`${dueStyles.due} ${dueStyles.soon}`}>{text.soon(amber)}</span>}
      <span className={dueStyles.due}>{text.later(calm)}</span>
    </span>
  );
}

function placeOf(ride: BoardRide, board: Board) {
  const { left, width } = barOf(ride, board);
  return { left: `${left}%`, width: `${width}%` };
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
