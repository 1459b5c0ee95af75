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
  refused: {
    account_full: "Esta cuenta llegó a su límite. Pregunte en la recepción.",
    changed: "Alguien acaba de cambiarlo. Mírelo de nuevo.",
    not_allowed: "Usted no le ha permitido eso a este asistente.",
    other: "Eso no se puede hacer.",
    place: "No conocemos ese lugar. Dígalo de otra forma.",
    time: "Indique un día y una hora, como mucho con un año de antelación.",
    people: "En un viaje caben de 1 a 8 personas. Diga cuántas son y cuántas maletas llevan.",
    person: "Revise el nombre y el número de teléfono.",
    quote: "Este precio ya no vale. Pídalo de nuevo.",
    code: "Ese no es el código que enviamos.",
    ride: "Ninguna reserva tiene este número y este teléfono.",
    input: "Algo no está claro. Dígalo otra vez.",
  },
};
