/**
 * The parts of the site whose strings travel together: one chunk per area and language. Which strings each has is read
 * from what its pages show (web/build/area-keys.ts); `public` is always there.
 */
export const AREAS = [
  "public",
  // Wanted by whoever looks for a place, on whatever page that is.
  "places",
  // Comes with the menu of whoever is signed in, and with a page that is closed to them.
  "menu",
  "install",
  // The pages of the booking and of the calculator, and the price step on whatever page that is.
  "price",
  "airport",
  "ride",
  // People who book on the account of a hotel or firm.
  "partner",
  "info",
  "account",
  "rider",
  "driver",
  "operator",
  "staff",
] as const;
export type Area = (typeof AREAS)[number];
