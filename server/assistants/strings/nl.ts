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
  refused: {
    account_full: "Deze rekening zit aan de limiet. Vraag het bij de receptie.",
    changed: "Iemand anders heeft dit net gewijzigd. Kijk er nog eens naar.",
    not_allowed: "Je hebt deze assistent daar geen toestemming voor gegeven.",
    other: "Dat lukt niet.",
    place: "Die plek kennen we niet. Noem die eens anders.",
    time: "Geef een dag en een tijd, hooguit een jaar vooruit.",
    people: "In één rit passen 1 tot 8 mensen. Zeg met hoeveel je bent, en hoeveel koffers er zijn.",
    person: "Kijk de naam en het telefoonnummer na.",
    quote: "Deze prijs geldt niet meer. Vraag hem opnieuw.",
    code: "Dat is niet de code die we stuurden.",
    ride: "Geen boeking heeft dit nummer en deze telefoon.",
    input: "Er is iets niet duidelijk. Zeg het nog eens.",
  },
};
