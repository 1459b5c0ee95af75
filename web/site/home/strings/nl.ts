import deal from "../../../../domain/company/deal-words/nl.ts";
import type { HomeStrings } from "./en.ts";

export default {
  headTitle: "Je taxi op Curaçao",
  headDescription: "Bekijk eerst je prijs en boek dan een taxi, overal op Curaçao. Zonder account.",
  title: "Je taxi op Curaçao",
  tagline: "Eerst je prijs. Zonder account.",
  skyline: "De pastelkleurige gevels van de Handelskade aan het water, met de pontjesbrug",
  bookARide: "Boek een rit",
  registerNow: "Nu registreren",
  downloadApp: "Download onze app",
  accountSection: "Waarom een account?",
  cards: {
    faster: {
      title: "Sneller boeken",
      text: "Je naam, nummer en adressen staan al ingevuld. Boek in drie tikken.",
    },
    history: {
      title: "Rittenoverzicht",
      text: "Elke rit, prijs en bon in één lijst. Boek dezelfde rit opnieuw.",
    },
    deals: {
      title: "Exclusieve aanbiedingen",
    },
    tours: {
      title: "Tours op maat",
      text: "Vertel waar je van houdt, wij plannen de dag.",
    },
  },
  deal,
  servicesSection: "Onze diensten",
  services: {
    airport: {
      title: "Luchthaventransfers",
      text: "Een vaste prijs naar elke zone, dag en nacht. Geef je vluchtnummer door en je chauffeur wacht met een bordje.",
      more: "Bekijk vaste tarieven",
      picture: "Een taxi bij de luchthaven",
    },
    tours: {
      title: "Privétours",
      text: "Ontdek het eiland met een chauffeur die hier is opgegroeid.",
      more: "Bekijk de zes tours",
      picture: "Een baai met helder water in het westen",
    },
    vip: {
      title: "VIP-vervoer",
      text: "Luxe, comfort, XL, cargo of gepantserd.",
      more: "Vraag een voertuig aan",
      picture: "Een zwarte sedan",
    },
  },
} satisfies HomeStrings;
