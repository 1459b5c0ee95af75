import { type CSSProperties, useEffect, useRef, useState } from "react";
import { paths } from "../../app/paths.ts";
import type { Board, BoardRide } from "../../../contract/dispatch/board.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { useDesk } from "../../dispatch/desk-context.ts";
import { DriverMark } from "../../dispatch/driver-mark.tsx";
import { driverStatusWord } from "../../dispatch/driver-status-badge.tsx";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { useNavigate } from "../../router/router-context.ts";
import { Note } from "../../ui/note.tsx";
import { BoardBar } from "./board-bar.tsx";
import { barOf, collide, lanesOf, percentOf, urgencyOf } from "./board-time.ts";
import { type Held, useBoardHand } from "./use-board-hand.ts";

const HOUR_MS = 60 * 60_000;
const LANE_REM = 3.125;

type BoardGridProps = { readonly board: Board; readonly now: Date };

/** The board itself: the rides without a driver on top, then a row for each driver, and a line for now. */
export function BoardGrid({ board: present, now }: BoardGridProps) {
  const text = useMessages("board");
  const formats = useFormats();
  const { assign } = useDesk();
  const [held, setHeld] = useState<Held | null>(null);
  const navigate = useNavigate();
  const hand = useBoardHand({
    board: present,
    held,
    setHeld,
    onBest: assign,
    onLook: (ride) => navigate(paths.operatorRide(ride.id)),
  });
  const board = held?.board ?? present;
  const waiting = board.rides.filter((ride) => ride.driver_id === null);
  const nowAt = percentOf(now.getTime(), board);
  const hours = hoursBetween(board);
  const frame = useRef<HTMLDivElement>(null);
  // Where the board is wider than the window, it begins with now and not with what is over.
  useEffect(() => {
    const line = frame.current?.querySelector(".nowl");
    if (!line || frame.current === null) return;
    const { left, width } = frame.current.getBoundingClientRect();
    frame.current.scrollLeft += line.getBoundingClientRect().left - left - width / 2;
  }, []);
  const over = held === null ? undefined : board.drivers.find((driver) => driver.id === held.driverId);

  return (
    <>
      <p className="sr" role="status">
        {held !== null && over !== undefined && text.holding(held.ride.id, over.name)}
      </p>
      <div className="bwrap" ref={frame} role="region" aria-label={text.driversByTime} tabIndex={0}>
        <div className="bd" role="table" aria-label={text.driversByTime} style={hourLines(hours, board)}>
          <div className="brow bhead" role="row">
            <div className="who" role="columnheader">
              {formats.date(now)}
            </div>
            <div className="lane" role="columnheader">
              {hours.map((hour) => (
                <span className="hr" key={hour} style={{ left: `${percentOf(hour, board)}%` }}>
                  {formats.time(hour)}
                </span>
              ))}
            </div>
          </div>
          <div className="brow un" role="row">
            <div className="who" role="rowheader">
              <WaitingCount rides={waiting} now={now} />
            </div>
            <div className="lane-place" role="cell">
              <Lane board={board} rides={waiting} now={now} held={held} hand={hand} />
            </div>
          </div>
          {board.drivers.map((driver) => (
            <DriverRow key={driver.id} driver={driver} board={board} now={now} held={held} hand={hand} />
          ))}
          {nowAt > 0 && nowAt < 100 && (
            <div className="over" aria-hidden="true">
              <div className="nowl" style={{ left: `${nowAt}%` }}>
                <b>{formats.time(now)}</b>
              </div>
            </div>
          )}
        </div>
      </div>
      {hand.fault !== null && (
        <div className="board-fault">
          <Note tone="bad">{hand.fault}</Note>
        </div>
      )}
    </>
  );
}

type LaneProps = {
  readonly board: Board;
  readonly rides: readonly BoardRide[];
  readonly now: Date;
  readonly held: Held | null;
  readonly hand: ReturnType<typeof useBoardHand>;
};

function Lane({ board, rides, now, held, hand }: LaneProps) {
  const { placed, lanes } = lanesOf(rides.map((ride) => ({ item: ride, ...barOf(ride, board) })));
  return (
    <div className="lane" style={{ minHeight: `${lanes * LANE_REM + 0.25}rem` }}>
      {placed.map(({ item, left, width, lane }) => (
        <BoardBar
          key={item.id}
          ride={item}
          now={now}
          place={placeOfBar({ left, width, lane })}
          held={held?.ride.id === item.id}
          hand={hand}
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

function DriverRow({ driver, board, now, held, hand }: DriverRowProps) {
  const text = useMessages("board");
  const desk = useMessages("desk");
  const types = useMessages("rides").vehicleType;
  const rides = board.rides.filter((ride) => ride.driver_id === driver.id);
  const target = held?.driverId === driver.id && held.ride.driver_id !== driver.id ? held.ride : null;
  const refused = target !== null && rides.some((ride) => ride.id !== target.id && collide(ride, target));
  return (
    <div
      className={driver.status === "offline" || driver.status === "inactive" ? "brow off-shift" : "brow"}
      role="row"
      onDragOver={(event) => {
        event.preventDefault();
        hand.over(driver.id);
      }}
      onDrop={(event) => {
        event.preventDefault();
        hand.drop(driver.id);
      }}
    >
      <div className="who" role="rowheader">
        <DriverMark id={driver.id} name={driver.name} />
        <span>
          <span className="strong">{driver.name}</span>
          <br />
          <span className="tiny muted">
            {driverStatusWord(driver.status, desk)}, {types[driver.profile.vehicle_type]}
          </span>
        </span>
      </div>
      <div className="lane-place" role="cell">
        <Lane board={board} rides={rides} now={now} held={held} hand={hand} />
        {target !== null && (
          <span className={refused ? "drop-place refused" : "drop-place"} style={placeOf(target, board)}>
            {refused ? text.overlap(driver.name) : text.dropFor(target.id)}
          </span>
        )}
      </div>
    </div>
  );
}

function WaitingCount({ rides, now }: { readonly rides: readonly BoardRide[]; readonly now: Date }) {
  const text = useMessages("board");
  const count = (wanted: ReturnType<typeof urgencyOf>) =>
    rides.filter((ride) => urgencyOf(ride, now) === wanted).length;
  const [red, amber, calm] = [count("red"), count("amber"), count("calm")];
  return (
    <span>
      <span className="strong">{text.noDriver}</span>
      <br />
      {red > 0 && <span className="due late">{text.urgent(red)}</span>}
      {amber > 0 && <span className="due soon">{text.soon(amber)}</span>}
      <span className="due">{text.later(calm)}</span>
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
