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
};

/** The six private tours, in the order in which they are shown; their words are in tour-words/. */
export const TOURS: readonly TourFacts[] = [
  {
    slug: "western-beaches",
    hours: 8,
    dollarsPerPerson: 75,
    cancellation: { kind: "free", hours: 48 },
  },
  {
    slug: "city-and-harbour",
    hours: 4,
    dollarsPerPerson: 50,
    cancellation: { kind: "free", hours: 24 },
  },
  {
    slug: "north-coast",
    hours: 6,
    dollarsPerPerson: 65,
    cancellation: { kind: "fee", dollars: 10 },
  },
  {
    slug: "country-houses",
    hours: 4,
    dollarsPerPerson: 45,
    cancellation: { kind: "fee", dollars: 5 },
  },
  {
    slug: "christoffel-mountain",
    hours: 6,
    dollarsPerPerson: 60,
    cancellation: { kind: "free", hours: 24 },
  },
  {
    slug: "sunset-sail",
    hours: 5,
    dollarsPerPerson: 80,
    cancellation: { kind: "fee", dollars: 15 },
  },
];
