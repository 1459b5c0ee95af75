import type { CSSProperties } from "react";
import type { Board, BoardRide } from "../../../contract/dispatch/board.ts";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import { lostOf } from "../live/use-forecast.ts";
import { isOnOffer, type Offer } from "../live/use-offers.ts";
import { fitOffer, fitWords, roomFor, useBarWords } from "./bar-words.ts";
import { BoardBar } from "./board-bar.tsx";
import { barOf, lanesOf } from "./board-time.ts";
import { PlanBar } from "./plan-bar.tsx";
import type { Planned } from "./plan.ts";
import type { Dragged, useBoardDrag } from "./use-board-drag.ts";
import styles from "./board-grid.module.css";

/** One line of bars, and what is above the first and below the last. */
const LANE_REM = 1.75;
const EDGE_REM = 0.1875;
/** However wide a lane is before it is measured. */
const UNMEASURED_PX = 800;

/** How the rides of a lane are drawn. */
export type LaneView = {
  readonly board: Board;
  readonly now: Date;
  readonly lanePx: number;
  readonly offers: ReadonlyMap<number, Offer>;
  readonly byRide: ReadonlyMap<number, RideForecast>;
  readonly selected: number | null;
  readonly dragged: Dragged | null;
  readonly drag: ReturnType<typeof useBoardDrag>;
};

type BoardLaneProps = LaneView & {
  readonly rides: readonly BoardRide[];
  /** What the plan would add to them. */
  readonly planned?: readonly Planned[];
  /** Bars go below each other rather than cover each other's words. */
  readonly readsAll?: boolean;
};

/** Rides as bars, in as many lines as they need. */
export function BoardLane({ rides, planned = [], readsAll = false, ...view }: BoardLaneProps) {
  const { board, now, offers, byRide, selected, dragged, drag } = view;
  const lanePx = view.lanePx || UNMEASURED_PX;
  const wordsOf = useBarWords(now, (ride) => lostOf(ride, byRide));
  const pxOf = (percent: number) => (percent / 100) * lanePx;
  const barFor = (ride: BoardRide, plan: Planned | null) => {
    const { left, width } = barOf(ride, board, lanePx);
    const words = wordsOf(ride, plan);
    const room = readsAll ? (roomFor(words, pxOf(width)) / lanePx) * 100 : 0;
    return { item: { ride, words, plan }, left, width, room };
  };
  const { placed, lanes } = lanesOf([
    ...rides.map((ride) => barFor(ride, null)),
    ...planned.map((plan) => barFor(plan.ride, plan)),
  ]);
  return (
    <div className={styles.lane} style={{ minHeight: `${lanes * LANE_REM + EDGE_REM}rem` }}>
      {placed.map(({ item: { ride, words, plan }, left, width, slot, lane }) => {
        const place = {
          left: `${left}%`,
          top: `${lane * LANE_REM + EDGE_REM}rem`,
          "--slot": `${slot}%`,
          "--bar": `${slot === 0 ? 100 : (width / slot) * 100}%`,
        } as CSSProperties;
        if (plan !== null) {
          return (
            <PlanBar
              key={`plan ${ride.id}`}
              planned={plan}
              words={fitWords(words, pxOf(width), pxOf(slot), false)}
              isSelected={ride.id === selected}
              place={place}
              onLook={() => drag.look(ride)}
            />
          );
        }
        const offer = isOnOffer(ride, offers) ? offers.get(ride.id) : undefined;
        return (
          <BoardBar
            key={ride.id}
            ride={ride}
            now={now}
            offer={offer}
            tone={words.tone}
            words={
              offer === undefined
                ? fitWords(words, pxOf(width), pxOf(slot), ride.status !== "Pending")
                : fitOffer(pxOf(width))
            }
            isSelected={ride.id === selected}
            place={place}
            dragged={dragged?.ride.id === ride.id}
            drag={drag}
          />
        );
      })}
    </div>
  );
}
