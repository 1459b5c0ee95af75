import type { HelpStrings } from "./en.ts";

const help: HelpStrings = {
  help: (section) => `Hilfe: ${section}`,
  loading: "Lädt...",
  wholeHandbook: "Das ganze Handbuch lesen",
  handbook: "Handbuch",
  about:
    "Wozu jeder Bereich da ist und was darin überrascht, wie es die Fragezeichen sagen. Es ist auf Englisch und Niederländisch und lässt sich drucken.",
  whose: "Wessen Handbuch",
  readers: { owner: "Inhaber", dispatcher: "Zentrale", driver: "Fahrer" },
  language: "Sprache des Handbuchs",
  print: "Drucken",
};

export default help;
