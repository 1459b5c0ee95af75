import type { Language } from "../languages.ts";
import { type Cents, toGuilderCents } from "../money.ts";
import { toDollarString } from "../dollars.ts";
import type { Tariff } from "./tariff.ts";

/** The trips from the airport whose prices are named to whoever asks what a ride costs. */
export const EXAMPLE_ZONES = ["mambo", "westpunt"] as const;
export type ExampleZone = (typeof EXAMPLE_ZONES)[number];

/** Where a page carries the prices it was drawn with, for its scripts to begin with the same. */
export const EXAMPLE_FARES_ID = "example-fares";

/** Those of the first tariff, which pages are built with. */
export const BUILT_CENTS: Readonly<Record<ExampleZone, Cents>> = { mambo: 3000, westpunt: 4700 };

/** The examples of a tariff in whole cents. */
export function exampleCents({ airportCents }: Pick<Tariff, "airportCents">): Record<ExampleZone, Cents> {
  return eachZone((zone) => airportCents[zone]);
}

const POINT: Readonly<Record<Language, string>> = { en: ".", nl: ",", es: ".", pap: ",", de: "," };

/** "$30.00 (XCG 53.70)", as it is written in a text. */
export function exampleFare(cents: Cents, language: Language): string {
  const written = (amount: Cents) => toDollarString(amount).replace(".", POINT[language]);
  return `$${written(cents)} (XCG ${written(toGuilderCents(cents))})`;
}

export function eachZone<T>(of: (zone: ExampleZone) => T): Record<ExampleZone, T> {
  return { mambo: of("mambo"), westpunt: of("westpunt") };
}
