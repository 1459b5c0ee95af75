import type { ErrorsAtWorkStrings } from "./en.ts";

export default {
  invalid_driver_id: "ID de conductor no válido",
  papers_expired: "Un documento de este conductor ha vencido.",
  driver_busy: "Este conductor ya tiene un viaje a esa hora.",
  driver_unavailable: "Este conductor no puede tomar viajes por ahora.",
  period_settled: "Algunos de estos días ya están en una liquidación cerrada.",
  wrong_start_code: "Este no es el código del pasajero.",
  two_factor_needed: "Active primero el acceso en dos pasos, en sus ajustes.",
} satisfies ErrorsAtWorkStrings;
