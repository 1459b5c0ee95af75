import type { AssistantStrings } from "./assistant-strings.ts";

export const nl: AssistantStrings = {
  yes: "Ja",
  book: ({ pickup, dropoff, stops, when, back, passengers, fare }) =>
    [
      `Deze taxi boeken voor ${fare}? ${pickup} naar ${dropoff}${stops && `, langs ${stops}`}. ${when}.`,
      back && `En terug: ${back}.`,
      passengers === 1 ? "1 persoon." : `${passengers} personen.`,
    ]
      .filter(Boolean)
      .join(" "),
  change: ({ reference, when, fare, losesDriver }) =>
    `Rit ${reference} wijzigen? Die is dan ${when} en kost ${fare}.${losesDriver ? " De chauffeur kan dan niet, dus de rit wacht op een andere." : ""}`,
  cancel: (reference, when) => `Rit ${reference} van ${when} annuleren?`,
};
