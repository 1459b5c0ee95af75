/** The widest part of the map, in degrees, whose streets are sent at once. */
export const WIDEST_STREET_BOX = 0.06;
