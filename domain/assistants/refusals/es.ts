import type { Refusals } from "./en.ts";

export const es = {
  not_found: "No pudimos encontrarlo.",
  ride_conflict: "Este viaje acaba de cambiar.",
  not_open_yet: "Todavía no hemos abierto. Llámenos, por favor.",
  closed_for_now: "Por ahora estamos cerrados y no aceptamos reservas. Llámenos, por favor.",
  no_car_free: "No hay carro libre a esa hora.",
  deal_refused: "La oferta ya no vale. Mire el precio de nuevo.",
  price_changed: "El precio cambió. Mírelo de nuevo.",
  deposit_needed: "Este cambio requiere un depósito y su viaje ya tiene conductor. Llámenos.",
  idempotency_mismatch: "Algo cambió desde que lo envió. Intente de nuevo.",
  off_island: "Ese lugar no está en Curazao.",
  same_place: "El origen y el destino son el mismo lugar.",
  party_too_large: "Su grupo no cabe en un vehículo. Llámenos y le ayudamos.",
  pickup_time_out_of_range: "Elija una hora dentro de los próximos 12 meses.",
  rate_limited: "Demasiados intentos. Espere un momento.",
  internal: "Ocurrió un error inesperado",
  unavailable: "Error al conectar con el servidor. Intente más tarde.",
} satisfies Refusals;
