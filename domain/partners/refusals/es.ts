import { es as shared } from "../../assistants/refusals/es.ts";
import type { KeyRefusals } from "./en.ts";

export const es: KeyRefusals = {
  ...shared,
  not_found: "En esta cuenta no hay tal viaje o lugar.",
  rate_limited: (seconds) => `Demasiadas solicitudes. Siga en ${seconds} segundos.`,
  internal: "Algo falló de nuestro lado. Intente de nuevo.",
  unavailable: "Tenemos un problema de nuestro lado. Intente en un momento.",
  broken_json: "Esta solicitud no se puede leer: su contenido no es JSON.",
  unsupported_media_type: "Envíe el contenido como JSON.",
  body_too_large: "Esta solicitud es demasiado larga.",
  method_not_allowed: "Esta dirección no acepta ese método.",
  invalid_input: "Algo en esta solicitud no está bien.",
  invalid_field: (field, why) => `Revise ${field}: ${why}`,
  invalid_fields: (fields) => `Revise esto: ${fields}.`,
  unauthenticated: "Esta clave no vale, o ya no. La oficina puede hacer otra.",
  forbidden: "Esta clave no puede hacer eso. La oficina puede hacer una que sí.",
  deposit_needed: "Este cambio requiere un depósito y el viaje ya tiene conductor. Llámenos.",
  credit_limit_reached: "Esta cuenta llegó a su límite de crédito. Llámenos.",
  edit_conflict: "Otra persona acaba de cambiar este viaje. Léalo de nuevo.",
  bookings_refused: (place, all, why) =>
    `No se reservó nada. La reserva ${place} de ${all} no se puede hacer: ${why}`,
  other: "Eso no se puede.",
};
