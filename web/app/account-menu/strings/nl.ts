import type { AccountMenuStrings } from "./en.ts";

export default {
  myRides: "Mijn ritten",
  myTrips: "Mijn gereden ritten",
  ridersList: "Passagierslijst",
  operatorPanel: "Centrale",
  adminView: "Beheer",
  driversView: "Chauffeursscherm",
  operatorsView: "Centralistenscherm",
  ridersView: "Passagiersscherm",
  backendPanel: "Backendpaneel",
  unknownRole: "Onbekend",
  roles: { rider: "Passagier", driver: "Chauffeur", operator: "Centralist", staff: "Medewerker" },
  vipLevel: (level) => `VIP-niveau: ${level}`,
  accountOf: (username) => `Account van ${username}`,
  logOut: "Uitloggen",
  editProfile: "Profiel bewerken",
  settings: "Instellingen",
  handbook: "Handboek",
} satisfies AccountMenuStrings;
