import type { TourSlug } from "../../contract/company/site-map.ts";
import type { IllustrationName } from "../ui/illustration.tsx";

/** What cancelling a tour costs: a fee, or nothing until so many hours before. */
export type Cancellation =
  | { readonly kind: "fee"; readonly dollars: number }
  | { readonly kind: "free"; readonly hours: number };

export type Tour = {
  readonly slug: TourSlug;
  readonly hours: number;
  readonly dollarsPerPerson: number;
  readonly cancellation: Cancellation;
  readonly drawing: IllustrationName;
};

/** The six private tours; their words are in tours.messages.ts. */
export const TOURS: readonly Tour[] = [
  {
    slug: "western-beaches",
    hours: 8,
    dollarsPerPerson: 75,
    cancellation: { kind: "free", hours: 48 },
    drawing: "tour-beaches",
  },
  {
    slug: "city-and-harbour",
    hours: 4,
    dollarsPerPerson: 50,
    cancellation: { kind: "free", hours: 24 },
    drawing: "tour-city",
  },
  {
    slug: "north-coast",
    hours: 6,
    dollarsPerPerson: 65,
    cancellation: { kind: "fee", dollars: 10 },
    drawing: "tour-north-coast",
  },
  {
    slug: "country-houses",
    hours: 4,
    dollarsPerPerson: 45,
    cancellation: { kind: "fee", dollars: 5 },
    drawing: "tour-country-house",
  },
  {
    slug: "christoffel-mountain",
    hours: 6,
    dollarsPerPerson: 60,
    cancellation: { kind: "free", hours: 24 },
    drawing: "tour-mountain",
  },
  {
    slug: "sunset-sail",
    hours: 5,
    dollarsPerPerson: 80,
    cancellation: { kind: "fee", dollars: 15 },
    drawing: "tour-sunset",
  },
];
