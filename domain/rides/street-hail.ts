/** The word in the place of a phone, of a passenger who stopped a car in the street and left none. */
export const NO_PHONE = "-";

/** Their name, where they left none: drivers and office read it in English, as the states of a ride. */
export const STREET_PASSENGER = "Street hail";

/** So long ago a ride may have begun that dispatch enters afterwards. */
export const ENTERED_LATE_MS = 12 * 60 * 60_000;
