import {
  type ExampleZone,
  BUILT_CENTS,
  EXAMPLE_FARES_ID,
  eachZone,
  exampleFare,
} from "../../../domain/fares/example-fares.ts";
import type { Language } from "../../../domain/languages.ts";
import type { Cents } from "../../../domain/money.ts";
import type { FaqStrings } from "./strings/en.ts";

export type ExampleCents = Readonly<Record<ExampleZone, Cents>>;

type FaqItem = FaqStrings["items"][number];

/** The questions asked most, with when the office answers among them: that answer is the company's own. */
export function faqItems(
  { items }: Pick<FaqStrings, "items">,
  opening: { readonly question: string; readonly answer: string },
): readonly FaqItem[] {
  const at = items.findIndex(({ id }) => id === "payment");
  return items.toSpliced(at, 0, { id: "open-247", ...opening });
}

/** An answer in words; one that names prices names those given, or none. */
export function answerOf(
  { answer }: FaqItem,
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
