import type { TourSlug } from "../../../domain/company/site-map.ts";
import type { Drawing } from "../../ui/illustration.tsx";
import { SCENES } from "./scenes.ts";

/** The fee for cancelling a tour, or nothing until so many hours before. */
type Cancellation =
  | { readonly kind: "fee"; readonly dollars: number }
  | { readonly kind: "free"; readonly hours: number };

export type Tour = {
  readonly slug: TourSlug;
  readonly hours: number;
  readonly dollarsPerPerson: number;
  readonly cancellation: Cancellation;
  readonly drawing: Drawing;
};

/** The six private tours; their words are in strings/. */
export const TOURS: readonly Tour[] = [
  {
    slug: "western-beaches",
    hours: 8,
    dollarsPerPerson: 75,
    cancellation: { kind: "free", hours: 48 },
    drawing: SCENES.beaches,
  },
  {
    slug: "city-and-harbour",
    hours: 4,
    dollarsPerPerson: 50,
    cancellation: { kind: "free", hours: 24 },
    drawing: SCENES.city,
  },
  {
    slug: "north-coast",
    hours: 6,
    dollarsPerPerson: 65,
    cancellation: { kind: "fee", dollars: 10 },
    drawing: SCENES.northCoast,
  },
  {
    slug: "country-houses",
    hours: 4,
    dollarsPerPerson: 45,
    cancellation: { kind: "fee", dollars: 5 },
    drawing: SCENES.countryHouse,
  },
  {
    slug: "christoffel-mountain",
    hours: 6,
    dollarsPerPerson: 60,
    cancellation: { kind: "free", hours: 24 },
    drawing: SCENES.mountain,
  },
  {
    slug: "sunset-sail",
    hours: 5,
    dollarsPerPerson: 80,
    cancellation: { kind: "fee", dollars: 15 },
    drawing: SCENES.sunset,
  },
];
