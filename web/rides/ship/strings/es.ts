import type { ShipStrings } from "./en.ts";

const ship: ShipStrings = {
  waits: (time, place) => `El conductor espera ${time} en ${place} y le trae de vuelta`,
  waitingSince: (since, until) => `Espera desde ${since}, reservado hasta ${until}`,
  overBy: (minutes) => `${minutes} min más de lo reservado`,
  aboardBy: (time) => `A bordo antes de: ${time}`,
  close: (back, aboard) => `Vuelta hacia: ${back}. Queda justo: todos a bordo, ${aboard}`,
  tooLate: (back, aboard) => `Vuelta hacia: ${back}. Demasiado tarde: todos a bordo, ${aboard}`,
};

export default ship;
