import type { ContactStrings } from "./en.ts";

export default {
  head: "Contáctenos | Trupial",
  title: "Contáctenos",
  messageSection: "Envíenos un mensaje",
  whereSection: "Dónde operamos",
  whereText: "En toda la isla, de Westpunt a Oostpunt, de día y de noche.",
  island: "Mapa de Curazao, donde operamos",
} satisfies ContactStrings;
