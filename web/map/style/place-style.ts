import type { PlaceKind } from "../../../domain/places/place.ts";
import type { MarkName } from "./place-marks.tsx";

/** How the name of a place is written: its size and weight in pixels, its class of colour, and its mark. */
export type NameStyle = {
  readonly look: "city" | "district" | "quarter" | "travel" | "beach" | "hotel" | "sight";
  readonly size: number;
  readonly weight: number;
  /** The smaller, the sooner it is placed. */
  readonly order: number;
  readonly mark: MarkName | null;
};

const LOOKS = {
  city: { look: "city", size: 18, weight: 720, order: 1, mark: null },
  district: { look: "district", size: 14, weight: 640, order: 2, mark: null },
  quarter: { look: "quarter", size: 13, weight: 600, order: 3, mark: null },
  airport: { look: "travel", size: 13, weight: 560, order: 2, mark: "plane" },
  pier: { look: "travel", size: 13, weight: 560, order: 4, mark: "boat" },
  beach: { look: "beach", size: 13, weight: 560, order: 5, mark: "beach" },
  hotel: { look: "hotel", size: 13, weight: 560, order: 6, mark: "bed" },
  sight: { look: "sight", size: 13, weight: 560, order: 7, mark: "pin" },
} as const satisfies Record<string, NameStyle>;

type Rule = { readonly style: NameStyle; readonly from: number; readonly until: number };

/** From which zoom a kind of place is named; the well known come in earlier. */
const RULES: Partial<Record<PlaceKind, (rank: number) => Rule>> = {
  town: () => ({ style: LOOKS.city, from: 8, until: 14.99 }),
  village: (rank) => ({ style: LOOKS.district, from: rank >= 6 ? 10 : 11, until: 17 }),
  neighbourhood: (rank) => ({
    style: rank >= 6 ? LOOKS.district : LOOKS.quarter,
    from: rank >= 8 ? 11 : 12,
    until: 17,
  }),
  airport: () => ({ style: LOOKS.airport, from: 9, until: 19 }),
  pier: () => ({ style: LOOKS.pier, from: 13, until: 19 }),
  marina: () => ({ style: LOOKS.pier, from: 14, until: 19 }),
  beach: (rank) => ({ style: LOOKS.beach, from: rank >= 8 ? 9.5 : rank >= 6 ? 11.5 : 13, until: 19 }),
  hotel: (rank) => ({ style: LOOKS.hotel, from: rank >= 8 ? 13 : 14, until: 19 }),
};
const SIGHTS = (rank: number): Rule => ({ style: LOOKS.sight, from: rank >= 6 ? 14 : 15, until: 19 });

/** How a place is named at a zoom, or null where it is not. */
export function nameStyle(kind: string, rank: number, zoom: number): NameStyle | null {
  const { style, from, until } = (RULES[kind as PlaceKind] ?? SIGHTS)(rank);
  return zoom >= from && zoom <= until ? style : null;
}

/** As it is said for short: a town's middle stands for the town, the airport is Hato. */
export function nameOnMap(kind: string, name: string): string {
  if (kind === "airport") return /\((.+)\)/.exec(name)?.[1] ?? name;
  return kind === "town" ? name.replace(/ Centre$/, "") : name.replace(/ \(.+\)$/, "");
}
