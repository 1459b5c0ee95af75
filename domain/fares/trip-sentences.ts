import { MAX_DISTANCE_KM } from "./limits.ts";

/** The errors for a trip that is impossible, when its price is asked or when it is booked. */
export const PASSENGERS_SENTENCE = "Passenger count must be between 1 and 8.";
export const LUGGAGE_SENTENCE = "Luggage count cannot be negative.";
export const DISTANCE_SENTENCE = `The distance must be a number of kilometres, from 0 to ${MAX_DISTANCE_KM}.`;
export const SAME_PLACE_SENTENCE = "Pickup and drop-off are the same place. Please choose another drop-off.";

export const NOWHERE_TO_WAIT = "A driver waits at a stop on the way: please name it.";
export const NO_WAITING_SENTENCE = "Our drivers don't wait on the way. Please book the ride back by itself.";
