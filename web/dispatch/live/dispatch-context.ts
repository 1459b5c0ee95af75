import { createContext, use } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { LiveState } from "../../api/live-events.ts";

/** Requests that every screen of dispatch can make of its shell. */
export type Dispatch = {
  /** Opens the dialog that assigns this ride, with the best driver chosen, or this one. */
  readonly assign: (ride: Ride, driverId?: number) => void;
  /** Opens the dialog that changes this booking. */
  readonly edit: (ride: Ride) => void;
  /** Opens the telephone booking. */
  readonly book: () => void;
  /** Opens the booking in one line. */
  readonly command: () => void;
  /** Opens what was said with this driver, or with all of them. */
  readonly talk: (driverId: number | null) => void;
  readonly live: LiveState;
};

export const DispatchContext = createContext<Dispatch | null>(null);

/** Dispatch around a screen. */
export function useDispatch(): Dispatch {
  const dispatch = use(DispatchContext);
  if (dispatch === null) throw new Error("useDispatch needs dispatch's shell around it.");
  return dispatch;
}
