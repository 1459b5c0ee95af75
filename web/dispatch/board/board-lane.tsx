import { type CSSProperties, memo } from "react";
import type { Board } from "../../../contract/dispatch/board.ts";
import { isOnOffer, type Offer } from "../live/use-offers.ts";
import { fitOffer, fitWords, roomFor, useBarWords } from "./bar-words.ts";
import { BoardBar } from "./board-bar.tsx";
import type { BoardItem } from "./board-items.ts";
import { barOf, lanesOf, percentOf } from "./board-time.ts";
import type { DragActions } from "./use-board-drag.ts";
import styles from "./board-lane.module.css";

/** One line of bars, and what is above the first and below the last. */
const LANE_REM = 1.75;
const EDGE_REM = 0.1875;
/** However wide a lane is before it is measured. */
const UNMEASURED_PX = 800;
const NO_RIDES: readonly BoardItem[] = [];

/** How the rides of a lane are drawn. */
export type LaneView = {
  readonly range: Pick<Board, "from" | "to">;
  readonly now: Date;
  readonly lanePx: number;
  readonly offers: ReadonlyMap<number, Offer>;
  /** The chosen ride, where it is one of this lane. */
  readonly selected: number | null;
  /** The ride in the hand, where it is one of this lane. */
  readonly held: number | null;
  readonly drag: DragActions;
};

type BoardLaneProps = LaneView & {
  readonly items?: readonly BoardItem[] | undefined;
  /** Bars go below each other rather than cover each other's words. */
  readonly readsAll?: boolean;
};

/** Rides as bars, in as many lines as they need. */
export const BoardLane = memo(function BoardLane(props: BoardLaneProps) {
  const { items = NO_RIDES, readsAll = false, range, now, offers, selected, held, drag } = props;
  const lanePx = props.lanePx || UNMEASURED_PX;
  const wordsOf = useBarWords(now);
  const pxOf = (percent: number) => (percent / 100) * lanePx;
  const begins = beginningsOf(items, (px) => pxToTime(px, range, lanePx));
  const bars = items.filter(isWithin(range)).map((item) => {
    const from = begins.get(item) ?? item.pickupAt;
    const { left, width } = barOf({ ride_datetime: from, ends_at: item.endsAt }, range, lanePx);
    const tail = tailOf(item, range, { left, width });
    const tailPx = pxOf(width) * tail;
    const words = wordsOf(item, tailPx);
    const room = readsAll ? (roomFor(words, pxOf(width)) / lanePx) * 100 : 0;
    const approach = item.leaveAt === null ? left : percentOf(Date.parse(item.leaveAt), range);
    return {
      item: { item, words, from, tail, tailPx },
      left,
      width,
      room,
      from: Math.min(left, Math.max(0, approach)),
    };
  });
  const { placed, lanes } = lanesOf(bars);
  return (
    <div className={styles.lane} style={{ minHeight: `${lanes * LANE_REM + EDGE_REM}rem` }}>
      {placed.map(({ item: { item, words, from, tail, tailPx }, left, width, slot, lane }) => {
        const { ride, supposed } = item;
        const top = `${lane * LANE_REM + EDGE_REM}rem`;
        const place = {
          left: `${left}%`,
          top,
          "--slot": `${slot}%`,
          "--bar": `${slot === 0 ? 100 : (width / slot) * 100}%`,
          "--tail": `${tail * 100}%`,
        } as CSSProperties;
        const offer = supposed === null && isOnOffer(ride, offers) ? offers.get(ride.id) : undefined;
        const fillPx = pxOf(width) * (1 - tail);
        const hasShape = ride.status !== "Pending" && supposed === null;
        return [
          <Approach key={`to ${ride.id} ${supposed}`} item={item} until={from} range={range} top={top} />,
          <BoardBar
            key={`${ride.id} ${supposed}`}
            item={item}
            now={now}
            offer={offer}
            tone={words.tone}
            words={
              offer === undefined
                ? fitWords(words, fillPx, pxOf(slot) * (1 - tail), hasShape)
                : fitOffer(pxOf(width))
            }
            tailPx={tailPx}
            isSelected={ride.id === selected && supposed !== "goes"}
            place={place}
            dragged={held === ride.id}
            drag={drag}
          />,
        ];
      })}
    </div>
  );
});

/** Something of the ride is driven in these hours. */
function isWithin({ from, to }: LaneView["range"]) {
  return ({ pickupAt, endsAt }: BoardItem) => pickupAt < to && endsAt > from;
}

/** The red part of a late ride is as long as its words need, and no longer. */
const TAIL_PX = 56;

/**
 * Where the bar of each ride begins: of a late one a little before its pickup, for the words, though never before it was promised nor
 * before its driver is free of the ride before.
 */
function beginningsOf(
  items: readonly BoardItem[],
  timeOf: (px: number) => number,
): ReadonlyMap<BoardItem, string> {
  let free = -Infinity;
  const begins = new Map<BoardItem, string>();
  for (const item of items.toSorted((one, other) => one.pickupAt.localeCompare(other.pickupAt))) {
    const pickup = Date.parse(item.pickupAt);
    const words = pickup - timeOf(TAIL_PX);
    const from = Math.min(pickup, Math.max(Date.parse(item.promisedAt), words, free));
    begins.set(item, item.lost > 0 ? new Date(from).toISOString() : item.pickupAt);
    free = Math.max(free, Date.parse(item.endsAt));
  }
  return begins;
}

/** How long so many pixels of a lane last. */
function pxToTime(px: number, { from, to }: LaneView["range"], lanePx: number): number {
  return (px / lanePx) * (Date.parse(to) - Date.parse(from));
}

type Bar = { readonly left: number; readonly width: number };

/** Which part of a bar lies before the pickup: what it is late. */
function tailOf({ pickupAt, lost }: BoardItem, range: LaneView["range"], { left, width }: Bar): number {
  if (width === 0 || lost === 0) return 0;
  return Math.min(1, Math.max(0, (percentOf(Date.parse(pickupAt), range) - left) / width));
}

type ApproachProps = {
  readonly item: BoardItem;
  readonly until: string;
  readonly range: LaneView["range"];
  readonly top: string;
};

/** The drive to a pickup: a line with a foot where its driver knows of it, and dots where nobody was told. */
function Approach({ item: { leaveAt, plannedFor, supposed }, until, range, top }: ApproachProps) {
  if (leaveAt === null || supposed === "goes" || leaveAt >= until) return null;
  const left = Math.max(0, percentOf(Date.parse(leaveAt), range));
  const width = Math.min(100, percentOf(Date.parse(until), range)) - left;
  if (width <= 0) return null;
  return (
    <span
      className={plannedFor === null ? styles.approach : `${styles.approach} ${styles.pencil}`}
      style={{ left: `${left}%`, width: `${width}%`, top }}
    />
  );
}
