import type { AssistantStrings } from "./assistant-strings.ts";

export const pap: AssistantStrings = {
  yes: "Sí",
  book: ({ pickup, dropoff, stops, when, back, passengers, fare }) =>
    [
      `Reservá e taksi akí pa ${fare}? Di ${pickup} pa ${dropoff}${stops && `, via ${stops}`}. ${when}.`,
      back && `I bèk: ${back}.`,
      passengers === 1 ? "1 persona." : `${passengers} persona.`,
    ]
      .filter(Boolean)
      .join(" "),
  change: ({ reference, when, fare, losesDriver }) =>
    `Kambia biahe ${reference}? E ta bira ${when} i ta kosta ${fare}.${losesDriver ? " E shofùr no por e ora ei, pues e biahe ta warda riba un otro." : ""}`,
  cancel: (reference, when) => `Kanselá biahe ${reference} di ${when}?`,
};
