import type { Refusals } from "./en.ts";

export const pap = {
  not_found: "Nos no por a haña esaki.",
  ride_conflict: "E biahe akí a kaba di kambia.",
  not_open_yet: "Nos no ta habrí ainda. Por fabor yama nos.",
  closed_for_now: "Awor aki nos ta será i no ta tuma reservashon. Por fabor yama nos.",
  no_car_free: "Pa e ora ei no tin outo liber.",
  deal_refused: "E oferta a pasa. Mira e preis atrobe.",
  price_changed: "E preis a kambia. Mir'é atrobe.",
  deposit_needed: "E kambio akí mester di un depósito, i bo biahe tin shofùr kaba. Por fabor yama nos.",
  idempotency_mismatch: "Esaki a bai kaba ku otro dato. Por fabor purba atrobe.",
  off_island: "E lugá ei no ta na Kòrsou.",
  same_place: "E lugá di salida i di yegada ta meskos.",
  party_too_large: "Ningun di nos outonan no tin lugá pa asina tantu hende. Por fabor yama nos.",
  pickup_time_out_of_range: "Por fabor skohe un ora den e próksimo 12 luna.",
  rate_limited: "Muchu intento. Por fabor warda un ratu.",
  internal: "A sosodé un eror inesperá",
  unavailable: "No por a konektá ku e server. Por fabor purba atrobe mas despues.",
} satisfies Refusals;
