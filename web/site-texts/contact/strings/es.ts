import type { ContactCardStrings } from "./en.ts";

export default {
  description: "Llame, chatee o escriba a su taxi de Curazao. Atención de día y de noche.",
  openWhen: "de día y de noche",
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
  openQuestion: "¿Atienden las 24 horas?",
  openAnswer: "Sí. Puede reservar o llamar a cualquier hora, todos los días del año.",
} satisfies ContactCardStrings;
