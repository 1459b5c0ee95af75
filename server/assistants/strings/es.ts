import type { AssistantStrings } from "./assistant-strings.ts";

export const es: AssistantStrings = {
  yes: "Sí",
  book: ({ pickup, dropoff, stops, when, back, passengers, fare }) =>
    [
      `¿Reservar este taxi por ${fare}? De ${pickup} a ${dropoff}${stops && `, por ${stops}`}. ${when}.`,
      back && `Y la vuelta: ${back}.`,
      passengers === 1 ? "1 persona." : `${passengers} personas.`,
    ]
      .filter(Boolean)
      .join(" "),
  change: ({ reference, when, fare, losesDriver }) =>
    `¿Cambiar el viaje ${reference}? Será entonces ${when} y costará ${fare}.${losesDriver ? " Quien lo conduce no puede entonces, así que espera a otra persona." : ""}`,
  cancel: (reference, when) => `¿Cancelar el viaje ${reference} de ${when}?`,
};
