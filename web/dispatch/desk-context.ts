import { createContext, use } from "react";
import type { Ride } from "../../contract/rides/ride.ts";
import type { LiveState } from "../api/live-events.ts";

/** What every screen of the desk can ask of its shell. */
export type Desk = {
  /** Opens the dialog that gives this ride to a driver. */
  readonly assign: (ride: Ride) => void;
  /** Opens the dialog that changes this booking. */
  readonly edit: (ride: Ride) => void;
  /** Opens the telephone booking. */
  readonly book: () => void;
  readonly live: LiveState;
};

export const DeskContext = createContext<Desk | null>(null);

/** The desk around a screen. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error("useDesk needs the desk's shell around it.");
  return desk;
}
