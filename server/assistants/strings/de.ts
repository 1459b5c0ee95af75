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
  refused: {
    account_full: "Dieses Konto hat sein Limit erreicht. Bitte fragen Sie an der Rezeption.",
    changed: "Das hat gerade jemand anders geändert. Bitte sehen Sie es noch einmal an.",
    not_allowed: "Das haben Sie diesem Assistenten nicht erlaubt.",
    other: "Das geht leider nicht.",
    place: "Diesen Ort kennen wir nicht. Bitte nennen Sie ihn anders.",
    time: "Bitte nennen Sie Tag und Uhrzeit, höchstens ein Jahr im Voraus.",
    people: "Eine Fahrt fasst 1 bis 8 Personen. Bitte sagen Sie, wie viele es sind und wie viele Koffer.",
    person: "Bitte prüfen Sie Namen und Telefonnummer.",
    quote: "Dieser Preis gilt nicht mehr. Bitte fragen Sie neu an.",
    code: "Das ist nicht der Code, den wir geschickt haben.",
    ride: "Keine Buchung hat diese Nummer und dieses Telefon.",
    input: "Etwas ist nicht klar. Bitte sagen Sie es noch einmal.",
  },
};
