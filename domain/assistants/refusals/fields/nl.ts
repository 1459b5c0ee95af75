import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS, MAX_STOPS } from "../../../fares/limits.ts";
import { RIDE_NEEDS } from "../../../rides/ride-needs.ts";
import { CANCEL_REASONS, MAX_CANCEL_NOTE } from "../../../rides/cancel-reason.ts";
import type { FieldWords } from "./field-words.ts";

export const nl: FieldWords = {
  pickup: "Zeg waar de rit begint, met een naam van hoogstens 200 tekens die we kennen.",
  dropoff: "Zeg waar de rit eindigt, met een naam van hoogstens 200 tekens die we kennen.",
  point: "Dit is een breedtegraad van -90 tot 90 of een lengtegraad van -180 tot 180.",
  stops: `Een rit heeft hoogstens ${MAX_STOPS} stops, elk een plek die we kennen.`,
  instant:
    "Geef dag en tijd met het verschil met UTC, zoals 2026-12-18T15:00:00-04:00, hoogstens een jaar vooruit.",
  moment: "Geef dag en tijd op Curaçao, zoals 2026-12-18T15:00, of now.",
  day: "Een dag schrijf je zo: 2026-12-18.",
  clock: "Een tijd schrijf je zo: 15:00:00.",
  back: "De terugrit begint na de heenrit. Geef dag en tijd, hoogstens een jaar vooruit.",
  people: `In één rit passen 1 tot ${MAX_PASSENGERS} mensen.`,
  bags: `Zeg hoeveel koffers er zijn: 0 tot ${MAX_LUGGAGE}.`,
  distance: `Geef de afstand in kilometers, hoogstens ${MAX_DISTANCE_KM}, of een begin en een eind die we kennen.`,
  yes_or_no: "Dit is true of false.",
  wait: "Een chauffeur wacht bij een stop een half uur tot acht uur, per half uur.",
  vehicle:
    "Een auto is economy, comfort, xl of cargo, met plaats voor iedereen en alle koffers. Laat het weg, dan kiezen wij.",
  account: "Laat dit weg: de sleutel zegt al op welke rekening de rit gaat.",
  search: "Zeg wat je zoekt, in hoogstens 200 tekens.",
  limit: "Dit is een heel getal vanaf 1, en niet te groot.",
  flight: `Een vluchtnummer heeft hoogstens ${RIDE_NEEDS.flight_number.max} tekens.`,
  all_aboard: "Dit is een tijd van de dag, zoals 16:30.",
  child_ages: "Geef de leeftijd van elk kind in jaren, zoals 0, 4: hoogstens zes kinderen.",
  notes: `Een opmerking heeft hoogstens ${RIDE_NEEDS.notes.max} tekens.`,
  note: `Een opmerking heeft hoogstens ${MAX_CANCEL_NOTE} tekens.`,
  reason: `Kies een van deze redenen: ${CANCEL_REASONS.join(", ")}.`,
  name: "Geef de volledige naam van de passagier, van hoogstens 120 tekens, zonder webadres erin.",
  phone: "Geef een telefoonnummer: zeven cijfers op Curaçao, anders met + en het landnummer.",
  email: "Dit is geen e-mailadres.",
  language: "De talen zijn en, nl, es, pap en de.",
  quote: "Deze prijs geldt niet meer of is al geboekt. Vraag hem opnieuw.",
  room: "Een kamer heeft hoogstens 40 tekens.",
  availability: "Zet hier required, of laat het weg.",
  bookings: "Een lijst heeft 1 tot 50 boekingen.",
  key_header:
    "Een lijst boekingen heeft een Idempotency-Key van 1 tot 255 tekens nodig: dan wordt er niets dubbel geboekt, ook als je hem nog eens stuurt.",
  key: "Geef een idempotency_key van 8 tot 100 tekens, een nieuwe voor elke boeking.",
  code: "Dat is niet de code die we stuurden. Die heeft zes cijfers.",
  reference: "Een boekingsnummer heeft zes letters en cijfers, zoals 4XV-MEN.",
  phone_end: "Geef de laatste vier cijfers van de telefoon.",
  other: "Dit heeft niet de vorm die hier nodig is.",
};
