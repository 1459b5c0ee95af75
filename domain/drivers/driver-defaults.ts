/** The values the spec wants where nothing is known. */
export const UNKNOWN = "Unknown";
/** The rating of a driver nobody has rated yet. */
export const DEFAULT_RATING = 4.5;
