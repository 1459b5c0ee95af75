import type { SearchStrings } from "./en.ts";

export default {
  find: "Zoeken",
  findAll: "Zoek een pagina, mens, rit of instelling",
  names: {
    commission: "Commissie van chauffeurs",
    backups: "Back-ups",
    bringIn: "Passagiers en ritten inlezen (CSV)",
    takeOut: "Alles meenemen",
    secondFactor: "Inloggen met tweede stap",
    password: "Wachtwoord",
    own: "Je eigen instellingen",
  },
} satisfies SearchStrings;
