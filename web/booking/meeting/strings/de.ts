import type { MeetingStrings } from "./en.ts";

export default {
  hato: {
    title: "Hier treffen Sie uns in Hato",
    near: "Zwei Minuten zu Fuß vom Gepäckband.",
    plan: "Plan der Ankunft am Flughafen Hato: durch die Ankunftstür, an den Palmen vorbei, zum Fahrer mit Ihrem Namen neben dem Taxistand",
    board: "Ankunft",
    steps: [
      ["Durch die Ankunftstür", "Erst das Gepäck, dann der Zoll, dann geradeaus."],
      ["An den Palmen vorbei", "Lassen Sie das Gebäude hinter sich."],
    ],
  },
  pier: {
    title: "Hier treffen Sie uns am Mega Pier",
    near: "Fünf Minuten zu Fuß von der Gangway.",
    plan: "Plan des Mega Pier: die Gangway hinunter, den Pier entlang, durch das Tor des Terminals, zum Fahrer mit Ihrem Namen neben dem Taxistand",
    board: "Terminal",
    steps: [
      ["Die Gangway hinunter, den Pier entlang", "Das Schiff zu Ihrer Linken, dem Ufer entgegen."],
      ["Durch das Tor des Terminals", "Nehmen Sie Ihre Bordkarte mit: Ohne sie kommen Sie nicht zurück."],
    ],
  },
  taxiStand: "Taxistand",
  anyName: "Weber",
  yourDriver: "Ihr Fahrer, am Taxistand",
  withSign: (minutes) => `Mit Ihrem Namen auf einem Schild, ${minutes} Minuten kostenlos.`,
  cantFind: "Sie finden sich nicht?",
} satisfies MeetingStrings;
