import type { AboutStrings } from "./en.ts";

export default {
  head: "Über uns",
  description: (when = "Tag und Nacht") =>
    `Ein Taxibetrieb auf Curaçao: TX-Kennzeichen, ${when}, und der Preis vor dem Einsteigen.`,
  title: "Über uns",
  journey: {
    title: "Unser Weg",
    text: [
      (year) =>
        `Angefangen haben wir ${year} mit einem Wagen vor dem Flughafen Hato und einem Telefon, das nie aus war.`,
    ],
  },
  journeyMore:
    "Heute fahren wir Kreuzfahrtgäste in die Stadt, Familien an den Strand und Pflegekräfte nach der Nachtschicht heim. Das Telefon ist immer noch an.",
  promise: {
    title: "Unser Versprechen",
    items: (when = "Tag und Nacht") => [
      "Jeder Wagen hat ein TX-Kennzeichen und wird jedes Jahr geprüft.",
      `Wir sind ${when} da.`,
      "Sie kennen den Preis, bevor Sie einsteigen.",
    ],
  },
  family: {
    title: "Unsere Familie",
    text: "Viele unserer Fahrer sind verwandt. Sie teilen sich einen Funk, eine Küche im Büro und dieselben drei Witze.",
  },
  team: {
    title: "Unser Team",
    spot: "Lieblingsort",
  },
  members: {
    finance: {
      role: "Finanzen",
      bio: "Zählt jeden Gulden zweimal und weiß, welche Kreisel man meidet.",
      portrait: "Porträt von Shudaila Martina",
    },
    chief: {
      role: "Geschäftsführung",
      bio: "Fuhr den ersten Wagen. Übernimmt montags noch immer die frühe Fahrt zum Flughafen.",
      portrait: "Porträt von Rignald Isenia",
    },
    import: {
      role: "Fahrzeuge und Teile",
      bio: "Findet unsere Wagen, und die Teile, die sonst niemand auf der Insel hat.",
      portrait: "Porträt von Delno Koeiman",
    },
  },
} satisfies AboutStrings;
