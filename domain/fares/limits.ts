/** The largest party that can be asked for; a larger one is two bookings or a call. */
export const MAX_PASSENGERS = 8;
/** More bags than any party brings, so that a typing mistake is noticed. */
export const MAX_LUGGAGE = 99;
/** More than this nobody loads in one car, whatever room it has: such a trip is arranged by telephone. */
export const MOST_BAGS_IN_A_CAR = 20;
/** Several times the length of the island. */
export const MAX_DISTANCE_KM = 500;

/** How many places a ride may pass on its way, between pickup and drop-off. */
export const MAX_STOPS = 3;
