import type { MeetingStrings } from "./en.ts";

export default {
  hato: {
    title: "Waar je ons op Hato treft",
    near: "Twee minuten lopen van de bagagehal.",
    plan: "Plattegrond van de aankomstzijde van Hato: de aankomstdeur uit, langs de palmen, naar de chauffeur met je naam naast de taxistandplaats",
    board: "Aankomst",
    steps: [
      ["De aankomstdeur uit", "Eerst je koffers, dan de douane, dan rechtdoor naar buiten."],
      ["Langs de palmen", "Houd het gebouw achter je."],
    ],
  },
  pier: {
    title: "Waar je ons bij de Mega Pier treft",
    near: "Vijf minuten lopen van de loopplank.",
    plan: "Plattegrond van de Mega Pier: de loopplank af, over de pier, de poort van de terminal uit, naar de chauffeur met je naam naast de taxistandplaats",
    board: "Terminal",
    steps: [
      ["De loopplank af, over de pier", "Houd het schip links en loop naar de wal."],
      ["Door de poort van de terminal", "Neem je scheepspas mee: zonder kom je niet terug."],
    ],
  },
  taxiStand: "Taxi's",
  anyName: "De Wit",
  yourDriver: "Je chauffeur, bij de taxistandplaats",
  withSign: (minutes) => `Met je naam op een bordje, ${minutes} minuten gratis.`,
  cantFind: "Vinden jullie elkaar niet?",
} satisfies MeetingStrings;
