import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS, MAX_STOPS } from "../../../fares/limits.ts";
import { RIDE_NEEDS } from "../../../rides/ride-needs.ts";
import { CANCEL_REASONS, MAX_CANCEL_NOTE } from "../../../rides/cancel-reason.ts";
import type { FieldWords } from "./field-words.ts";

export const de: FieldWords = {
  pickup:
    "Bitte nennen Sie, wo die Fahrt beginnt: mit einem Namen von höchstens 200 Zeichen, den wir kennen.",
  dropoff: "Bitte nennen Sie, wo die Fahrt endet: mit einem Namen von höchstens 200 Zeichen, den wir kennen.",
  point: "Das ist ein Breitengrad von -90 bis 90 oder ein Längengrad von -180 bis 180.",
  stops: `Eine Fahrt hat höchstens ${MAX_STOPS} Zwischenhalte, jeder ein Ort, den wir kennen.`,
  instant:
    "Bitte geben Sie Tag und Zeit mit dem Abstand zu UTC an, wie 2026-12-18T15:00:00-04:00, höchstens ein Jahr voraus.",
  moment: "Bitte geben Sie Tag und Zeit auf Curaçao an, wie 2026-12-18T15:00, oder now.",
  day: "Ein Tag wird so geschrieben: 2026-12-18.",
  clock: "Eine Uhrzeit wird so geschrieben: 15:00:00.",
  back: "Die Rückfahrt beginnt nach der Hinfahrt. Bitte geben Sie Tag und Zeit an, höchstens ein Jahr voraus.",
  people: `Eine Fahrt fasst 1 bis ${MAX_PASSENGERS} Personen.`,
  bags: `Bitte sagen Sie, wie viele Koffer es sind: 0 bis ${MAX_LUGGAGE}.`,
  distance: `Bitte geben Sie die Strecke in Kilometern an, höchstens ${MAX_DISTANCE_KM}, oder einen Anfang und ein Ziel, die wir kennen.`,
  yes_or_no: "Das ist true oder false.",
  wait: "An einem Zwischenhalt wird eine halbe bis acht Stunden gewartet, in halben Stunden.",
  vehicle:
    "Ein Auto ist economy, comfort, xl oder cargo, mit Platz für alle und ihr Gepäck. Ohne Angabe wählen wir.",
  account: "Bitte lassen Sie das weg: Der Schlüssel sagt schon, auf wessen Konto die Fahrt geht.",
  search: "Bitte sagen Sie, was Sie suchen, mit höchstens 200 Zeichen.",
  limit: "Das ist eine ganze Zahl ab 1, und keine zu große.",
  flight: `Eine Flugnummer hat höchstens ${RIDE_NEEDS.flight_number.max} Zeichen.`,
  all_aboard: "Das ist eine Uhrzeit, wie 16:30.",
  child_ages: "Bitte nennen Sie das Alter jedes Kindes in Jahren, wie 0, 4: höchstens sechs Kinder.",
  notes: `Eine Bemerkung hat höchstens ${RIDE_NEEDS.notes.max} Zeichen.`,
  note: `Eine Bemerkung hat höchstens ${MAX_CANCEL_NOTE} Zeichen.`,
  reason: `Bitte wählen Sie einen dieser Gründe: ${CANCEL_REASONS.join(", ")}.`,
  name: "Bitte geben Sie den vollen Namen des Fahrgasts an, höchstens 120 Zeichen und ohne Webadresse.",
  phone: "Bitte geben Sie eine Telefonnummer an: sieben Ziffern auf Curaçao, sonst mit + und Landesvorwahl.",
  email: "Das ist keine E-Mail-Adresse.",
  language: "Die Sprachen sind en, nl, es, pap und de.",
  quote: "Dieser Preis gilt nicht mehr oder ist schon gebucht. Bitte fragen Sie ihn neu ab.",
  room: "Ein Zimmer hat höchstens 40 Zeichen.",
  availability: "Hier steht required, oder nichts.",
  bookings: "Eine Liste hat 1 bis 50 Buchungen.",
  key_header:
    "Eine Liste von Buchungen braucht einen Idempotency-Key von 1 bis 255 Zeichen: Dann wird nichts doppelt gebucht, auch wenn sie noch einmal kommt.",
  key: "Bitte geben Sie einen idempotency_key von 8 bis 100 Zeichen an, einen neuen für jede Buchung.",
  code: "Das ist nicht der Code, den wir geschickt haben. Er hat sechs Ziffern.",
  reference: "Eine Buchungsnummer hat sechs Buchstaben und Ziffern, wie 4XV-MEN.",
  phone_end: "Bitte geben Sie die letzten vier Ziffern des Telefons an.",
  other: "Das hat nicht die Form, die hier gebraucht wird.",
};
