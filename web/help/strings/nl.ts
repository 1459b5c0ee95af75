import type { HelpStrings } from "./en.ts";

const help: HelpStrings = {
  help: (section) => `Uitleg: ${section}`,
  loading: "Laden...",
  wholeHandbook: "Lees het hele handboek",
  handbook: "Handboek",
  about:
    "Waar elk onderdeel voor is en wat er verrast, zoals de vraagtekens het zeggen. Je kunt het afdrukken.",
  whose: "Wiens handboek",
  readers: { owner: "Eigenaar", dispatcher: "Centralist", driver: "Chauffeur" },
  language: "Taal van het handboek",
  print: "Afdrukken",
};

export default help;
