import type { Point } from "../places/place-points.ts";
import type { TourSlug } from "../company/site-map.ts";

/** The fee for cancelling a tour, or nothing until so many hours before. */
type Cancellation =
  | { readonly kind: "fee"; readonly dollars: number }
  | { readonly kind: "free"; readonly hours: number };

export type TourFacts = {
  readonly slug: TourSlug;
  readonly hours: number;
  readonly dollarsPerPerson: number;
  readonly cancellation: Cancellation;
  /** The places that people also go to by themselves. */
  readonly places: readonly Point[];
};

/** The six private tours, in the order in which they are shown; their words are in tour-words/. */
export const TOURS: readonly TourFacts[] = [
  {
    slug: "western-beaches",
    hours: 8,
    dollarsPerPerson: 75,
    cancellation: { kind: "free", hours: 48 },
    places: [
      { lat: 12.35204, lng: -69.15131 },
      { lat: 12.34114, lng: -69.15245 },
      { lat: 12.22785, lng: -69.09211 },
      { lat: 12.31826, lng: -69.15043 },
    ],
  },
  {
    slug: "city-and-harbour",
    hours: 4,
    dollarsPerPerson: 50,
    cancellation: { kind: "free", hours: 24 },
    places: [],
  },
  {
    slug: "north-coast",
    hours: 6,
    dollarsPerPerson: 65,
    cancellation: { kind: "fee", dollars: 10 },
    places: [
      { lat: 12.36855, lng: -69.1158 },
      { lat: 12.3673, lng: -69.1165 },
    ],
  },
  {
    slug: "country-houses",
    hours: 4,
    dollarsPerPerson: 45,
    cancellation: { kind: "fee", dollars: 5 },
    places: [],
  },
  {
    slug: "christoffel-mountain",
    hours: 6,
    dollarsPerPerson: 60,
    cancellation: { kind: "free", hours: 24 },
    places: [
      { lat: 12.33188, lng: -69.10479 },
      { lat: 12.3504, lng: -69.1065 },
    ],
  },
  {
    slug: "sunset-sail",
    hours: 5,
    dollarsPerPerson: 80,
    cancellation: { kind: "fee", dollars: 15 },
    places: [],
  },
];

/** About a kilometre and a half: the beach, its gate and its car park. */
const AT_PLACE_DEGREES = 0.013;

/** The tour that goes to a place; none for one that no tour has. */
export function tourTo({ lat, lng }: Point): TourFacts | undefined {
  return TOURS.find(({ places }) =>
    places.some((place) => Math.hypot(place.lat - lat, place.lng - lng) < AT_PLACE_DEGREES),
  );
}
