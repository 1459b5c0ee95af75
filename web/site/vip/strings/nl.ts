import type { VipStrings } from "./en.ts";

export default {
  head: "VIP-vervoer",
  description: "Luxe, comfort, XL, cargo en gepantserde voertuigen op Curaçao, op aanvraag.",
  title: "VIP-vervoer",
  intro: "Luxe, comfort, XL, cargo of gepantserd.",
  text: "Voor een bruiloft, een delegatie, een artiest of een verhuizing waarbij niets mis mag gaan. We plannen het samen en antwoorden dezelfde dag.",
  ask: "Vraag een offerte aan",
  classes: {
    luxury: "Lange sedans met een chauffeur in pak.",
    comfort: "Stil, koel en op tijd.",
    xl: "Tot zeven personen met bagage.",
    cargo: "Podiummateriaal, sportspullen en huisraad.",
    armored: "Met een getrainde chauffeur, discreet geregeld.",
  },
} satisfies VipStrings;
