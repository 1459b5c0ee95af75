import type { VipStrings } from "./en.ts";

export default {
  head: "Transporte VIP na Kòrsou",
  description: "Vehíkulo di luho, kómodo, XL, pa karga i blindá na Kòrsou, riba petishon.",
  title: "Transporte VIP",
  intro: "Vehíkulo di luho, kómodo, XL, pa karga òf blindá.",
  text: "Pa un kasamentu, un delegashon, un artista òf un mudansa ku mester sali bon. Ofisina ta planifiká ku bo i ta kontestá mesun dia.",
  ask: "Pidi un oferta",
  classes: {
    luxury: "Sedan largu ku shofùr na flus.",
    comfort: "Ketu, fresku i na ora.",
    xl: "Te shete hende ku nan maleta.",
    cargo: "Kos di podio, deporte i kas.",
    armored: "Ku shofùr entrená, reglá den konfiansa.",
  },
} satisfies VipStrings;
