import type { SearchStrings } from "./en.ts";

export default {
  find: "Suchen",
  findAll: "Seite, Person, Fahrt oder Einstellung suchen",
  names: {
    commission: "Provision der Fahrer",
    backups: "Sicherungen",
    bringIn: "Fahrgäste und Fahrten übernehmen (CSV)",
    takeOut: "Alles herausholen",
    secondFactor: "Zwei-Faktor-Anmeldung",
    password: "Passwort",
    own: "Ihre eigenen Einstellungen",
  },
} satisfies SearchStrings;
