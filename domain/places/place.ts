import type { Point } from "./place-points.ts";

/** The sort of place it is, for the icon and the second line of a suggestion. */
export const PLACE_KINDS = [
  "airport",
  "hotel",
  "beach",
  "neighbourhood",
  "village",
  "town",
  "restaurant",
  "nightlife",
  "mall",
  "supermarket",
  "shop",
  "hospital",
  "clinic",
  "pharmacy",
  "government",
  "embassy",
  "school",
  "museum",
  "landmark",
  "church",
  "pier",
  "marina",
  "dive-site",
  "park",
  "sports",
  "business",
  "casino",
  "community",
  "street",
  "address",
  "spot",
] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place a taxi can be asked for. */
export type Place = Point & { name: string; kind: PlaceKind; area: string };
