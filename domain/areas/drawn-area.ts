import type { Language } from "../languages.ts";
import type { Cents } from "../money.ts";
import type { Point } from "../places/place-points.ts";

/** The name of an area, and what it is called in a language that has another name for it. */
export type AreaNames = { readonly en: string } & {
  readonly [L in Exclude<Language, "en">]?: string | undefined;
};

/** A part of the island that the company drew, and what it costs to go there or to be fetched there. */
export type DrawnArea = {
  readonly id: number;
  readonly names: AreaNames;
  /** In the order of its outline, which closes from the last to the first. */
  readonly corners: readonly Point[];
  /** The fixed fare from or to the airport; null where it has none. */
  readonly airportCents: Cents | null;
  /** The same from or to a pier for cruise ships. */
  readonly pierCents: Cents | null;
  /** Added to a fare that begins or ends here, where it isn't a fixed one of this area; 0 for nothing. */
  readonly surchargeCents: Cents;
};

export const LEAST_CORNERS = 3;
export const MOST_CORNERS = 60;

/** The name of an area for a reader. */
export function areaName(names: AreaNames, language: Language): string {
  return names[language] ?? names.en;
}
