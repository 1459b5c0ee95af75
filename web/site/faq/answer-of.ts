import {
  type ExampleZone,
  BUILT_CENTS,
  EXAMPLE_FARES_ID,
  eachZone,
  exampleFare,
} from "../../../contract/fares/example-fares.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Cents } from "../../../contract/money.ts";
import type { FaqStrings } from "./strings/en.ts";

export type ExampleCents = Readonly<Record<ExampleZone, Cents>>;

/** An answer in words; one that names prices names those given, or none. */
export function answerOf(
  { answer }: FaqStrings["items"][number],
  { cents, language }: { cents: ExampleCents | null; language: Language },
): string {
  if (typeof answer === "string") return answer;
  return answer(cents && eachZone((zone) => exampleFare(cents[zone], language)));
}

/** The prices this page was drawn with; null where another page was. */
export function drawnCents(): ExampleCents | null {
  if (typeof document === "undefined") return BUILT_CENTS;
  const block = document.getElementById(EXAMPLE_FARES_ID);
  // Written by our own build and server.
  return block === null ? null : (JSON.parse(block.textContent) as ExampleCents);
}
