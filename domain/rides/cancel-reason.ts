import { HOUR_MS } from "../time-units.ts";

/** Why a driver doesn't drive a ride they had accepted; dispatch reads it in the ride's history. */
export const CANCEL_REASONS = [
  "car_trouble",
  "too_late",
  "not_reached",
  "passenger_asked",
  "personal",
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const MAX_CANCEL_NOTE = 200;

/** Until so long after the step it can be said. */
export const REASON_WINDOW_MS = HOUR_MS;
