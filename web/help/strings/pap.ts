import type { HelpStrings } from "./en.ts";

const help: HelpStrings = {
  help: (section) => `Splikashon: ${section}`,
  loading: "Kargando...",
  wholeHandbook: "Lesa henter e manual",
  handbook: "Manual",
  about:
    "Pa kiko kada parti ta sirbi i kiko por sorprendé bo, manera e signonan di pregunta ta bisa. E ta na ingles i hulandes, i bo por imprimí é.",
  whose: "Manual di ken",
  readers: { owner: "Doño", dispatcher: "Sentral", driver: "Shofùr" },
  language: "Idioma di e manual",
  print: "Imprimí",
};

export default help;
