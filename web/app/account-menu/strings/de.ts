import type { AccountMenuStrings } from "./en.ts";

export default {
  myRides: "Meine Fahrten",
  myTrips: "Meine Touren",
  ridersList: "Liste der Fahrgäste",
  operatorPanel: "Zentrale",
  adminView: "Büro",
  driversView: "Ansicht der Fahrer",
  operatorsView: "Ansicht der Zentrale",
  ridersView: "Ansicht der Fahrgäste",
  backendPanel: "Verwaltung",
  unknownRole: "Unbekannt",
  roles: { rider: "Fahrgast", driver: "Fahrer", operator: "Zentrale", staff: "Büro" },
  vipLevel: (level) => `VIP-Stufe: ${level}`,
  accountOf: (username) => `Konto von ${username}`,
  logOut: "Abmelden",
  editProfile: "Profil bearbeiten",
  settings: "Einstellungen",
  handbook: "Handbuch",
} satisfies AccountMenuStrings;
