import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Board } from "../../../contract/dispatch/board.ts";
import type { DayPlan, PlanDifference, PlannedCar } from "../../../contract/dispatch/plan.ts";
import type { Driver, DriverMatch } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Note } from "../../ui/note.tsx";
import { useWidth } from "../../ui/use-width.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { useDriversFor } from "../live/use-drivers-for.ts";
import { useOffers } from "../live/use-offers.ts";
import { BoardEvents } from "./board-events.tsx";
import { type BoardItem, type BoardItems, offersOf } from "./board-items.ts";
import { BoardStrip } from "./board-strip.tsx";
import { hoursBeside, percentOf } from "./board-time.ts";
import { DriverRow } from "./driver-row.tsx";
import { PlanLine, plannedOf } from "./plan-line.tsx";
import { type Dragged, useBoardDrag } from "./use-board-drag.ts";
import { useSameItems, useSameLists } from "./use-same-items.ts";
import { WaitingRow } from "./waiting-row.tsx";
import rowStyles from "./board-row.module.css";
import styles from "./board-grid.module.css";

type BoardGridProps = {
  readonly board: Board;
  /** The hours that are shown. */
  readonly range: Range;
  readonly items: BoardItems;
  readonly plan: DayPlan | undefined;
  readonly now: Date;
  /** The ride that queue, board and map light. */
  readonly selected: Ride | null;
  readonly onSelect: (id: number) => void;
  readonly onMoved: (ride: Ride, driver: Driver) => void;
  readonly onCar: (driver: Driver, isOut: boolean) => void;
  /** A difference that is only supposed: nobody was told of it. */
  readonly supposed: PlanDifference | null;
};

/** The board itself: how each quarter of an hour stands, what nobody drives, then a row for each driver, and a line for now. */
export function BoardGrid({
  plan,
  now,
  selected,
  onSelect,
  onMoved,
  onCar,
  supposed,
  ...fresh
}: BoardGridProps) {
  const text = useStrings("dispatch/board");
  const formats = useFormats();
  const { assign } = useDispatch();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const present = { board: fresh.board, items: useSameItems(fresh.items) };
  const { error, actions: drag } = useBoardDrag({
    ...present,
    dragged,
    setDragged,
    onAssign: assign,
    onMoved,
    onLook: useCallback((ride) => onSelect(ride.id), [onSelect]),
  });
  const { board, items } = dragged ?? present;
  const { from, to } = fresh.range;
  const range = useMemo(() => ({ from, to }), [from, to]);
  const cars = useSameLists(useMemo(() => carsByDriver(plan), [plan]));
  const planned = useMemo(() => plannedOf(items), [items]);
  const nowAt = percentOf(now.getTime(), range);
  const hours = hoursBetween(range);
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
  const view = { range, now, lanePx, drag };
  const within = (list: readonly BoardItem[] | undefined) => ({
    selected: hasRide(list, selected?.id),
    held: hasRide(list, dragged?.ride.id),
    offers: offersOf(list, offers),
  });

  return (
    <>
      <p className="visually-hidden" role="status">
        {dragged !== null && over !== undefined && text.holding(dragged.ride.id, over.name)}
      </p>
      <div
        className={supposed === null ? styles.frame : `${styles.frame} ${styles.copy}`}
        ref={frame}
        role="region"
        aria-label={text.driversByTime}
        tabIndex={0}
      >
        <div
          className={styles.board}
          role="table"
          aria-label={text.driversByTime}
          style={hourLines(hours, range)}
        >
          <div className={styles.heads} role="rowgroup">
            <BoardEvents rides={board.rides} range={range} />
            {plan !== undefined && (
              <BoardStrip quarters={plan.quarters} range={range} now={now} lanePx={lanePx} />
            )}
            <div className={`${rowStyles.row} ${styles.head}`} role="row">
              <div className={`${rowStyles.who} ${styles.date}`} role="columnheader">
                <span>{formats.date(now)}</span>
                {selected !== null && minutes.size > 0 && <small>{text.minutesTo(selected.id)}</small>}
              </div>
              <div className={styles.hours} role="columnheader" ref={lane}>
                {nowAt > 0 && nowAt < 100 && (
                  <b className={styles.nowTime} style={{ left: `${nowAt}%` }}>
                    {formats.time(now)}
                  </b>
                )}
                {hoursBeside(now.getTime(), { hours, range, lanePx }).map((hour) => (
                  <span className={styles.hour} key={hour} style={{ left: `${percentOf(hour, range)}%` }}>
                    {formats.time(hour)}
                  </span>
                ))}
              </div>
            </div>
          </div>
          <WaitingRow {...view} items={items.waiting} {...within(items.waiting)} />
          <PlanLine plan={planned} waits={dragged !== null || supposed !== null} />
          <div className={styles.drivers} role="rowgroup">
            {board.drivers.map((driver) => {
              const own = items.byDriver.get(driver.id);
              const isTarget = dragged?.driverId === driver.id && dragged.ride.driver_id !== driver.id;
              return (
                <DriverRow
                  key={driver.id}
                  {...view}
                  {...within(own)}
                  driver={driver}
                  items={own}
                  cars={cars.get(driver.id)}
                  minutes={minutes.get(driver.id)}
                  target={isTarget ? dragged.ride : null}
                  toTarget={isTarget ? (minutesToDragged.get(driver.id)?.minutes ?? null) : null}
                  onCar={onCar}
                />
              );
            })}
          </div>
          {nowAt > 0 && nowAt < 100 && (
            <div className={styles.overlay} aria-hidden="true">
              <div className={styles.now} data-now style={{ left: `${nowAt}%` }} />
            </div>
          )}
        </div>
      </div>
      {error !== null && (
        <div className={styles.error}>
          <Note tone="bad">{error}</Note>
        </div>
      )}
    </>
  );
}

function hasRide(items: readonly BoardItem[] | undefined, id: number | undefined): number | null {
  return id !== undefined && items?.some(({ ride }) => ride.id === id) === true ? id : null;
}

function carsByDriver(plan: DayPlan | undefined): ReadonlyMap<number, readonly PlannedCar[]> {
  const cars = new Map<number, PlannedCar[]>();
  for (const car of plan?.cars ?? []) cars.set(car.driver_id, [...(cars.get(car.driver_id) ?? []), car]);
  return cars;
}

/** How long each driver takes to the pickup of the ride they were asked for. */
function useMinutesTo(drivers: readonly Driver[]): ReadonlyMap<number, DriverMatch> {
  return useMemo(
    () => new Map(drivers.flatMap(({ id, match }) => (match === undefined ? [] : [[id, match] as const]))),
    [drivers],
  );
}

type Range = Pick<Board, "from" | "to">;

/** Where the lines of the hours are, for the lanes' background. */
function hourLines(hours: readonly number[], range: Range): CSSProperties {
  const [first = 0] = hours;
  const width = (HOUR_MS / (Date.parse(range.to) - Date.parse(range.from))) * 100;
  const start = percentOf(first, range);
  // A background's percentage is of what the picture leaves free, not of the whole.
  return {
    "--hour-width": `${width}%`,
    "--first-hour": `${(start / (100 - width)) * 100}%`,
  } as CSSProperties;
}

function hoursBetween({ from, to }: Range): number[] {
  const first = Math.ceil(Date.parse(from) / HOUR_MS) * HOUR_MS;
  const count = Math.floor((Date.parse(to) - first) / HOUR_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * HOUR_MS);
}
