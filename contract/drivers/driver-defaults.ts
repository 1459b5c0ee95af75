/** What stands where the spec wants a word and nothing is known. */
export const UNKNOWN = "Unknown";
/** The rating of a driver nobody has rated yet. */
export const DEFAULT_RATING = 4.5;
