import type { TourSlug } from "../../../domain/company/site-map.ts";
import { TOURS as TOUR_FACTS, type TourFacts } from "../../../domain/site-texts/tours.ts";
import type { Drawing } from "../../ui/illustration.tsx";
import { SCENES } from "./scenes.ts";

export type Tour = TourFacts & { readonly drawing: Drawing };

const DRAWINGS: Readonly<Record<TourSlug, Drawing>> = {
  "western-beaches": SCENES.beaches,
  "city-and-harbour": SCENES.city,
  "north-coast": SCENES.northCoast,
  "country-houses": SCENES.countryHouse,
  "christoffel-mountain": SCENES.mountain,
  "sunset-sail": SCENES.sunset,
};

/** The private tours with their drawings; their words are in strings/. */
export const TOURS: readonly Tour[] = TOUR_FACTS.map((tour) => ({ ...tour, drawing: DRAWINGS[tour.slug] }));
