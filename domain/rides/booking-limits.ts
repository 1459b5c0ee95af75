/** A pickup is from now on, with some minutes of grace for slow typing, to a year ahead. */
export const PICKUP_GRACE_MS = 5 * 60_000;
export const BOOKING_AHEAD_DAYS = 365;
