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
  refused: {
    account_full: "E kuenta akí a yega na su límite. Puntra na resepshon.",
    changed: "Un otro hende a kaba di kambia esaki. Mir'é atrobe.",
    not_allowed: "Bo no a permití e asistente akí hasi esei.",
    other: "Esei no por.",
    place: "Nos no konosé e lugá ei. Bis'é na otro manera.",
    time: "Duna un dia i un ora, alo máksimo un aña padilanti.",
    people: "Den un biahe ta kabe 1 te 8 hende. Bisa kuantu boso ta, i kuantu maleta tin.",
    person: "Kontrolá e nòmber i e number di telefòn.",
    quote: "E preis akí no ta bal mas. Pidi'é atrobe.",
    code: "Esei no ta e kódigo ku nos a manda.",
    ride: "Ningun reservashon tin e number akí i e telefòn akí.",
    input: "Algu no ta kla. Bis'é atrobe.",
  },
};
