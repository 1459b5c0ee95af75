import { MAX_DISTANCE_KM } from "./limits.ts";

/** What a caller hears of a trip that cannot be, whether he asks for its price or books it. */
export const PASSENGERS_SENTENCE = "Passenger count must be between 1 and 8.";
export const LUGGAGE_SENTENCE = "Luggage count cannot be negative.";
export const DISTANCE_SENTENCE = `The distance must be a number of kilometres, from 0 to ${MAX_DISTANCE_KM}.`;
