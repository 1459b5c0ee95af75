import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Board, BoardRide } from "../../../contract/dispatch/board.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { canBeGiven } from "../ride/can-be-given.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { useStrings } from "../../language/language-context.ts";
import type { BoardItems } from "./board-items.ts";
import { collide } from "./board-time.ts";
import { isTooSmall } from "../ride/too-small.ts";

/** The board as it is shown. */
type BoardShown = { readonly board: Board; readonly items: BoardItems };

/** The dragged ride, the driver it is over, and the board as it was: nothing on it moves while dragging. */
export type Dragged = BoardShown & { readonly ride: BoardRide; readonly driverId: number | null };

type BoardDragProps = BoardShown & {
  readonly dragged: Dragged | null;
  readonly setDragged: (dragged: Dragged | null) => void;
  /** Opens the list of drivers for a ride, with the best chosen, or this one. */
  readonly onAssign: (ride: BoardRide, driverId?: number) => void;
  /** A ride was moved to a driver. */
  readonly onMoved: (ride: BoardRide, driver: Driver) => void;
  /** Shows a ride beside the board. */
  readonly onLook: (ride: BoardRide) => void;
};

/** The actions of a board's bars and rows; they stay the same while the board is shown. */
export type DragActions = {
  readonly pick: (ride: BoardRide) => void;
  /** A press without a drag: who it is and what can be done, beside the board. */
  readonly look: (ride: BoardRide) => void;
  readonly over: (driverId: number) => void;
  readonly drop: (driverId: number | null) => void;
  readonly end: () => void;
  readonly onKeyDown: (event: KeyboardEvent, ride: BoardRide) => void;
};

/** Drags rides with the mouse or the keys; a move that would overlap, or to a driver without valid papers, is refused, and one to a car that is too small is asked about. */
export function useBoardDrag(props: BoardDragProps): { error: string | null; actions: DragActions } {
  const { board, items, dragged, setDragged, onAssign, onMoved, onLook } = props;
  const text = useStrings("dispatch/board");
  const papers = usePaperText();
  const [error, setError] = useState<string | null>(null);
  const drivers = board.drivers.filter((driver) => driver.status !== "inactive");

  const pick = (ride: BoardRide) => {
    setError(null);
    if (!canBeGiven(ride)) return setError(text.cannotMove);
    setDragged({ ride, driverId: ride.driver_id ?? drivers[0]?.id ?? null, board, items });
  };

  const over = (driverId: number) => {
    if (dragged !== null && dragged.driverId !== driverId) setDragged({ ...dragged, driverId });
  };

  const drop = (driverId: number | null) => {
    const ride = dragged?.ride;
    setDragged(null);
    const driver = drivers.find((each) => each.id === driverId);
    if (ride === undefined || driver === undefined || driver.id === ride.driver_id) return;
    if (driver.papers_expired) {
      return setError(text.heldByPapers(driver.name, papers.ranOut(driver.papers_expired)));
    }
    if (driver.out_of_service) {
      return setError(text.heldByPapers(driver.name, papers.carOut(driver.out_of_service)));
    }
    const others = board.rides.filter((each) => each.driver_id === driver.id && each.id !== ride.id);
    if (others.some((each) => collide(each, ride))) return setError(text.overlap(driver.name));
    if (isTooSmall(driver, ride)) return onAssign(ride, driver.id);
    onMoved(ride, driver);
  };

  const onKeyDown = (event: KeyboardEvent, ride: BoardRide) => {
    if (event.key === "a" && dragged === null && canBeGiven(ride)) {
      event.stopPropagation();
      onAssign(ride);
    } else if (event.key === "Enter" || event.key === " ") {
      if (dragged !== null) drop(dragged.driverId);
      else if (canBeGiven(ride)) pick(ride);
      else onLook(ride);
    } else if (dragged === null) return;
    else if (event.key === "Escape") setDragged(null);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const at = drivers.findIndex((driver) => driver.id === dragged.driverId);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const next = drivers[(at + step + drivers.length) % drivers.length];
      if (next !== undefined) over(next.id);
    } else return;
    event.preventDefault();
  };

  const actions = useSteady({
    pick,
    look: onLook,
    over,
    drop,
    end: () => setDragged(null),
    onKeyDown,
  });
  return { error, actions };
}

/** The same functions at each drawing, which do what the newest would: no row is drawn anew because of them. */
function useSteady(fresh: DragActions): DragActions {
  const newest = useRef(fresh);
  useLayoutEffect(() => {
    newest.current = fresh;
  });
  return useMemo(
    () => ({
      pick: (ride) => newest.current.pick(ride),
      look: (ride) => newest.current.look(ride),
      over: (driverId) => newest.current.over(driverId),
      drop: (driverId) => newest.current.drop(driverId),
      end: () => newest.current.end(),
      onKeyDown: (event, ride) => newest.current.onKeyDown(event, ride),
    }),
    [],
  );
}
