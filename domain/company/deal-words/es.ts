import type { DealWords } from "../deal-words.ts";

export default {
  ask: "¿Viaja a menudo? Pídanos un precio mejor.",
  vip: (rides, percent) =>
    `Desde ${rides === 1 ? "su primer viaje" : `${rides} viajes`}, ${percent}% de descuento en cada viaje.`,
} satisfies DealWords;
