import type { AssistantStrings } from "./assistant-strings.ts";

export const en: AssistantStrings = {
  yes: "Yes",
  book: ({ pickup, dropoff, stops, when, back, passengers, fare }) =>
    [
      `Book this taxi for ${fare}? ${pickup} to ${dropoff}${stops && `, by ${stops}`}. ${when}.`,
      back && `And back: ${back}.`,
      passengers === 1 ? "1 person." : `${passengers} people.`,
    ]
      .filter(Boolean)
      .join(" "),
  change: ({ reference, when, fare, losesDriver }) =>
    `Change ride ${reference}? It's then ${when} and costs ${fare}.${losesDriver ? " Its driver can't make that, so it waits for another." : ""}`,
  cancel: (reference, when) => `Cancel ride ${reference} of ${when}?`,
};
