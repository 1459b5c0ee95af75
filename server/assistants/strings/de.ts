import type { AssistantStrings } from "./assistant-strings.ts";

export const de: AssistantStrings = {
  yes: "Ja",
  book: ({ pickup, dropoff, stops, when, back, passengers, fare }) =>
    [
      `Dieses Taxi für ${fare} buchen? ${pickup} nach ${dropoff}${stops && `, über ${stops}`}. ${when}.`,
      back && `Und zurück: ${back}.`,
      passengers === 1 ? "1 Person." : `${passengers} Personen.`,
    ]
      .filter(Boolean)
      .join(" "),
  change: ({ reference, when, fare, losesDriver }) =>
    `Fahrt ${reference} ändern? Sie ist dann ${when} und kostet ${fare}.${losesDriver ? " Der Fahrer kann dann nicht, sie wartet also auf einen anderen." : ""}`,
  cancel: (reference, when) => `Fahrt ${reference} vom ${when} stornieren?`,
};
