import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS, MAX_STOPS } from "../../../fares/limits.ts";
import { RIDE_NEEDS } from "../../../rides/ride-needs.ts";
import { CANCEL_REASONS, MAX_CANCEL_NOTE } from "../../../rides/cancel-reason.ts";
import type { FieldWords } from "./field-words.ts";

export const es: FieldWords = {
  pickup: "Diga dónde empieza el viaje, con un nombre que conozcamos y de 200 caracteres como mucho.",
  dropoff: "Diga dónde termina el viaje, con un nombre que conozcamos y de 200 caracteres como mucho.",
  point: "Es una latitud de -90 a 90 o una longitud de -180 a 180.",
  stops: `Un viaje tiene como mucho ${MAX_STOPS} paradas, cada una un lugar que conozcamos.`,
  instant:
    "Indique el día y la hora con su diferencia con UTC, como 2026-12-18T15:00:00-04:00, como mucho con un año de antelación.",
  moment: "Indique el día y la hora en Curazao, como 2026-12-18T15:00, o now.",
  day: "Un día se escribe así: 2026-12-18.",
  clock: "Una hora se escribe así: 15:00:00.",
  back: "La vuelta empieza después de la ida. Indique el día y la hora, como mucho con un año de antelación.",
  people: `En un viaje caben de 1 a ${MAX_PASSENGERS} personas.`,
  bags: `Diga cuántas maletas son: de 0 a ${MAX_LUGGAGE}.`,
  distance: `Indique la distancia en kilómetros, ${MAX_DISTANCE_KM} como mucho, o un origen y un destino que conozcamos.`,
  yes_or_no: "Es true o false.",
  wait: "En una parada se espera de media hora a ocho horas, de media en media hora.",
  vehicle:
    "Un carro es economy, comfort, xl o cargo, con sitio para todos y sus maletas. Si no lo dice, elegimos nosotros.",
  account: "Quite esto: la clave ya dice a qué cuenta va el viaje.",
  search: "Diga qué busca, en 200 caracteres como mucho.",
  limit: "Es un número entero desde 1, y no muy grande.",
  flight: `Un número de vuelo tiene como mucho ${RIDE_NEEDS.flight_number.max} caracteres.`,
  all_aboard: "Es una hora del día, como 16:30.",
  child_ages: "Diga la edad de cada niño en años, como 0, 4: seis niños como mucho.",
  notes: `Una nota tiene como mucho ${RIDE_NEEDS.notes.max} caracteres.`,
  note: `Una nota tiene como mucho ${MAX_CANCEL_NOTE} caracteres.`,
  reason: `Elija uno de estos motivos: ${CANCEL_REASONS.join(", ")}.`,
  name: "Indique el nombre completo del pasajero, de 120 caracteres como mucho y sin direcciones web.",
  phone: "Indique un teléfono: siete cifras en Curazao; si no, con + y el código del país.",
  email: "Eso no es un correo electrónico.",
  language: "Los idiomas son en, nl, es, pap y de.",
  quote: "Este precio ya no vale o ya está reservado. Pídalo de nuevo.",
  room: "Una habitación tiene como mucho 40 caracteres.",
  availability: "Ponga required, o quítelo.",
  bookings: "Una lista tiene de 1 a 50 reservas.",
  key_header:
    "Una lista de reservas necesita un Idempotency-Key de 1 a 255 caracteres: así no se reserva nada dos veces, aunque se envíe de nuevo.",
  key: "Indique un idempotency_key de 8 a 100 caracteres, uno nuevo para cada reserva.",
  code: "Ese no es el código que enviamos. Tiene seis cifras.",
  reference: "Un número de reserva tiene seis letras y cifras, como 4XV-MEN.",
  phone_end: "Indique las cuatro últimas cifras del teléfono.",
  other: "Esto no tiene la forma que hace falta aquí.",
};
