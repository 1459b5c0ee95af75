import { type KeyboardEvent, useState } from "react";
import type { Board, BoardRide } from "../../../contract/dispatch/board.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useRideDeeds } from "../../dispatch/use-ride-deeds.ts";
import { useMessages } from "../../language/language-context.ts";
import { collide } from "./board-time.ts";

/** A ride in the hand, the driver it is over, and the board as it was: while one aims, nothing on it moves. */
export type Held = { readonly ride: BoardRide; readonly driverId: number | null; readonly board: Board };

type BoardHandProps = {
  readonly board: Board;
  readonly held: Held | null;
  readonly setHeld: (held: Held | null) => void;
  /** Opens the list of drivers for a ride. */
  readonly onBest: (ride: BoardRide) => void;
  /** Opens a ride. */
  readonly onLook: (ride: BoardRide) => void;
};

/** Picks rides up and puts them down, with the mouse or with the keys; what would overlap is refused. */
export function useBoardHand({ board, held, setHeld, onBest, onLook }: BoardHandProps) {
  const text = useMessages("board");
  const desk = useMessages("desk");
  const words = useDeskWords();
  const deeds = useRideDeeds();
  const [fault, setFault] = useState<string | null>(null);
  const drivers = board.drivers.filter((driver) => driver.status !== "inactive");

  const pick = (ride: BoardRide) => {
    setFault(null);
    if (!canMove(ride)) return setFault(text.cannotMove);
    setHeld({ ride, driverId: ride.driver_id ?? drivers[0]?.id ?? null, board });
  };

  const over = (driverId: number) => {
    if (held !== null && held.driverId !== driverId) setHeld({ ...held, driverId });
  };

  const drop = async (driverId: number | null) => {
    const ride = held?.ride;
    setHeld(null);
    const driver = drivers.find((each) => each.id === driverId);
    if (ride === undefined || driver === undefined || driver.id === ride.driver_id) return;
    const others = board.rides.filter((each) => each.driver_id === driver.id && each.id !== ride.id);
    if (others.some((each) => collide(each, ride))) return setFault(text.overlap(driver.name));
    try {
      await deeds.give(ride, { driverId: driver.id, driverName: driver.name, force: false });
    } catch (error) {
      setFault(words.lostRace(error) ?? words.inContext(desk.contextAssign, error));
    }
  };

  const onKeyDown = (event: KeyboardEvent, ride: BoardRide) => {
    if (event.key === "a" && held === null && canMove(ride)) {
      event.stopPropagation();
      onBest(ride);
    } else if (event.key === "Enter" || event.key === " ") {
      if (held !== null) void drop(held.driverId);
      else if (canMove(ride)) pick(ride);
      else onLook(ride);
    } else if (held === null) return;
    else if (event.key === "Escape") setHeld(null);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const at = drivers.findIndex((driver) => driver.id === held.driverId);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const next = drivers[(at + step + drivers.length) % drivers.length];
      if (next !== undefined) over(next.id);
    } else return;
    event.preventDefault();
  };

  return {
    fault,
    pick,
    /** A press without a drag: the list of drivers, or the ride itself once nobody else can have it. */
    press: (ride: BoardRide) => (canMove(ride) ? onBest(ride) : onLook(ride)),
    over,
    drop: (driverId: number) => void drop(driverId),
    letGo: () => setHeld(null),
    onKeyDown,
  };
}

function canMove(ride: BoardRide): boolean {
  return ride.actions.includes("assign") || ride.actions.includes("reassign");
}
