import type { ContactStrings } from "./en.ts";

export default {
  head: "Contáctenos | Trupial",
  description: "Llame, chatee o escriba a Trupial, el taxi de Curazao. Atención de día y de noche.",
  title: "Contáctenos",
  tagline: "Llame, chatee o escriba. Estamos de día y de noche.",
  official: "Taxi oficial",
  permit: "Número de permiso",
  office: "Dirección de la oficina",
  support: "Teléfono de atención",
  support247: "Atención 24/7",
  email: "Correo electrónico",
  chat: "Chatee con nosotros",
  chatWith: "Chatee por WhatsApp",
  follow: "Síganos",
  stamp: (year) => `VÁLIDO CURAZAO ${year}`,
  messageSection: "Envíenos un mensaje",
  whereSection: "Dónde operamos",
  whereText: "En toda la isla, de Westpunt a Oostpunt, de día y de noche.",
  island: "Mapa de Curazao, donde operamos",
} satisfies ContactStrings;
