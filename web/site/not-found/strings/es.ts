import type { NotFoundStrings } from "./en.ts";

export default {
  head: "404 No encontrado",
  title: "404 No encontrado",
  help: "Esta página no existe. Le llevamos de vuelta.",
  home: "Volver al inicio",
  contact: "Contáctenos",
  findBooking: "Buscar mi reserva",
} satisfies NotFoundStrings;
