import type { AboutStrings } from "./en.ts";

export default {
  head: "Over ons",
  description: (when = "dag en nacht") =>
    `Een taxibedrijf op Curaçao: TX-platen, ${when}, en de prijs voordat je instapt.`,
  title: "Over ons",
  journey: {
    title: "Ons verhaal",
    text: [
      (year) =>
        `We begonnen in ${year} met één auto voor de deur van Hato en een telefoon die nooit uit stond.`,
    ],
  },
  journeyMore:
    "Tegenwoordig brengen onze chauffeurs cruisegasten naar de stad, families naar het strand en verpleegkundigen na de nachtdienst naar huis. De telefoon staat nog steeds aan.",
  promise: {
    title: "Onze belofte",
    items: (when = "dag en nacht") => [
      "Elke auto heeft een TX-plaat en wordt elk jaar gekeurd.",
      `We zijn bereikbaar: ${when}.`,
      "Je weet de prijs voordat je instapt.",
    ],
  },
  family: {
    title: "Onze familie",
    text: "Veel van onze chauffeurs zijn familie van elkaar. Ze delen één mobilofoon, één keuken op kantoor en dezelfde drie grappen.",
  },
  team: {
    title: "Ons team",
    spot: "Favoriete plek",
  },
  members: {
    finance: {
      role: "Financieel medewerker",
      bio: "Telt elke gulden twee keer en weet welke rotonde de meeste tijd kost.",
      portrait: "Portret van Shudaila Martina",
    },
    chief: {
      role: "Directeur",
      bio: "Reed de eerste auto. Doet op maandag nog steeds de vroege rit naar de luchthaven.",
      portrait: "Portret van Rignald Isenia",
    },
    import: {
      role: "Importmanager",
      bio: "Vindt de auto's, en de onderdelen die niemand op het eiland heeft.",
      portrait: "Portret van Delno Koeiman",
    },
  },
} satisfies AboutStrings;
