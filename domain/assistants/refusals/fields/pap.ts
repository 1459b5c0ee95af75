import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS, MAX_STOPS } from "../../../fares/limits.ts";
import { RIDE_NEEDS } from "../../../rides/ride-needs.ts";
import { CANCEL_REASONS, MAX_CANCEL_NOTE } from "../../../rides/cancel-reason.ts";
import type { FieldWords } from "./field-words.ts";

export const pap: FieldWords = {
  pickup: "Bisa unda e biahe ta kuminsá, ku un nòmber ku nos konosé, di 200 karakter máksimo.",
  dropoff: "Bisa unda e biahe ta kaba, ku un nòmber ku nos konosé, di 200 karakter máksimo.",
  point: "Esaki ta un latitut di -90 te 90 òf un longitut di -180 te 180.",
  stops: `Un biahe tin ${MAX_STOPS} parada máksimo, kada un un lugá ku nos konosé.`,
  instant:
    "Duna dia i ora ku nan diferensia ku UTC, manera 2026-12-18T15:00:00-04:00, máksimo un aña dilanti.",
  moment: "Duna dia i ora na Kòrsou, manera 2026-12-18T15:00, òf now.",
  day: "Ta skibi un dia asina: 2026-12-18.",
  clock: "Ta skibi un ora asina: 15:00:00.",
  back: "E biahe di regreso ta kuminsá despues di e biahe di bai. Duna dia i ora, máksimo un aña dilanti.",
  people: `Den un biahe ta kabe 1 te ${MAX_PASSENGERS} hende.`,
  bags: `Bisa kuantu maleta tin: 0 te ${MAX_LUGGAGE}.`,
  distance: `Duna e distansia na kilometer, máksimo ${MAX_DISTANCE_KM}, òf un kuminsamentu i un destino ku nos konosé.`,
  yes_or_no: "Esaki ta true òf false.",
  wait: "Na un parada ta warda mei ora te ocho ora, pa kada mei ora.",
  vehicle:
    "Un outo ta economy, comfort, xl òf cargo, ku lugá pa tur hende i tur maleta. Si no bisa, nos ta skohe.",
  account: "Laga esaki afó: e yabi ta bisa kaba riba ki kuenta e biahe ta bai.",
  search: "Bisa kiko bo ta buska, den 200 karakter máksimo.",
  limit: "Esaki ta un number entero for di 1, i no muchu grandi.",
  flight: `Un number di buelo tin ${RIDE_NEEDS.flight_number.max} karakter máksimo.`,
  all_aboard: "Esaki ta un ora di dia, manera 16:30.",
  child_ages: "Duna edat di kada mucha na aña, manera 0, 4: seis mucha máksimo.",
  notes: `Un nota tin ${RIDE_NEEDS.notes.max} karakter máksimo.`,
  note: `Un nota tin ${MAX_CANCEL_NOTE} karakter máksimo.`,
  reason: `Skohe un di e motibonan akí: ${CANCEL_REASONS.join(", ")}.`,
  name: "Duna nòmber kompletu di e pasahero, di 120 karakter máksimo, sin adrès di web aden.",
  phone: "Duna un number di telefòn: shete sifra na Kòrsou, si no ku + i kódigo di pais.",
  email: "Esei no ta un adrès di e-mail.",
  language: "E idiomanan ta en, nl, es, pap i de.",
  quote: "E preis akí no ta bal mas òf ta reservá kaba. Pidié di nobo.",
  room: "Un kamber tin 40 karakter máksimo.",
  availability: "Pone required akí, òf lag'é afó.",
  bookings: "Un lista tin 1 te 50 reservashon.",
  key_header:
    "Un lista di reservashon mester di un Idempotency-Key di 1 te 255 karakter: asina nada no ta reservá dos biaha, ounke bo mand'é atrobe.",
  key: "Duna un idempotency_key di 8 te 100 karakter, un nobo pa kada reservashon.",
  code: "Esei no ta e kódigo ku nos a manda. E tin seis sifra.",
  reference: "Un number di reservashon tin seis lèter i sifra, manera 4XV-MEN.",
  phone_end: "Duna e delaster kuater sifra di e telefòn.",
  other: "Esaki no tin e forma ku mester akí.",
};
