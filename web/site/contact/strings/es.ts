import type { ContactStrings } from "./en.ts";

export default {
  head: "Contáctenos",
  title: "Contáctenos",
  messageSection: "Envíenos un mensaje",
  whereSection: "Dónde operamos",
  whereText: (when = "de día y de noche") => `En toda la isla, de Westpunt a Oostpunt, ${when}.`,
  island: "Mapa de Curazao, donde operamos",
} satisfies ContactStrings;
