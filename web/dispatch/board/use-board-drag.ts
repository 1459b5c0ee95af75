import { type KeyboardEvent, useState } from "react";
import type { Board, BoardRide } from "../../../contract/dispatch/board.ts";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useChange } from "../../api/use-change.ts";
import { canBeGiven } from "../ride/can-be-given.ts";
import { useRideActions } from "../ride/use-ride-actions.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { collide } from "./board-time.ts";
import { isTooSmall } from "../ride/too-small.ts";

/** What the board shows: its rides, and who the forecast thinks of for them. */
export type BoardShown = { readonly board: Board; readonly byRide: ReadonlyMap<number, RideForecast> };

/** The dragged ride, the driver it is over, and the board as it was: nothing on it moves while dragging. */
export type Dragged = BoardShown & { readonly ride: BoardRide; readonly driverId: number | null };

type BoardDragProps = BoardShown & {
  readonly dragged: Dragged | null;
  readonly setDragged: (dragged: Dragged | null) => void;
  /** Opens the list of drivers for a ride, with the best chosen, or this one. */
  readonly onAssign: (ride: BoardRide, driverId?: number) => void;
  /** Shows a ride beside the board. */
  readonly onLook: (ride: BoardRide) => void;
};

/** Drags rides with the mouse or the keys; a move that would overlap, or to a driver without valid papers, is refused, and one to a car that is too small is asked about. */
export function useBoardDrag({ board, byRide, dragged, setDragged, onAssign, onLook }: BoardDragProps) {
  const text = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const words = useDispatchTexts();
  const papers = usePaperText();
  const actions = useRideActions();
  const [error, setError] = useState<string | null>(null);
  const give = useChange(actions.give, {
    onError: (error) => setError(words.lostRace(error) ?? words.inContext(dispatchText.contextAssign, error)),
  });
  const drivers = board.drivers.filter((driver) => driver.status !== "inactive");

  const pick = (ride: BoardRide) => {
    setError(null);
    if (!canBeGiven(ride)) return setError(text.cannotMove);
    setDragged({ ride, driverId: ride.driver_id ?? drivers[0]?.id ?? null, board, byRide });
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
    const others = board.rides.filter((each) => each.driver_id === driver.id && each.id !== ride.id);
    if (others.some((each) => collide(each, ride))) return setError(text.overlap(driver.name));
    if (isTooSmall(driver, ride)) return onAssign(ride, driver.id);
    give.run({ ride, driverId: driver.id, driverName: driver.name, force: false });
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

  return {
    error,
    pick,
    /** A press without a drag: who it is and what can be done, beside the board. */
    look: onLook,
    over,
    drop,
    end: () => setDragged(null),
    onKeyDown,
  };
}
