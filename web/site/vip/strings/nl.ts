import type { VipStrings } from "./en.ts";

export default {
  head: "VIP-vervoer: Trupial",
  description: "Luxe, comfort, XL, cargo en gepantserde voertuigen op Curaçao, op aanvraag.",
  title: "VIP-vervoer",
  intro: "Luxe, comfort, XL, cargo of gepantserd.",
  text: "Voor een bruiloft, een delegatie, een artiest of een verhuizing die goed moet gaan. Het kantoor plant het met je en antwoordt dezelfde dag.",
  ask: "Vraag het kantoor",
  classes: {
    luxury: "Lange sedans met een chauffeur in pak.",
    comfort: "Stil, koel en op tijd.",
    xl: "Tot zeven personen met bagage.",
    cargo: "Podium-, sport- en huisraad.",
    armored: "Met een getrainde chauffeur, in vertrouwen geregeld.",
  },
} satisfies VipStrings;
