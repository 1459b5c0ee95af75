import type { AccountMenuStrings } from "./en.ts";

export default {
  myRides: "Mi biahenan",
  myTrips: "Mi biahenan hasí",
  ridersList: "Lista di pasahero",
  operatorPanel: "Panel di operadó",
  adminView: "Bista di atministrashon",
  driversView: "Bista di shofùr",
  operatorsView: "Bista di operadó",
  ridersView: "Bista di pasahero",
  backendPanel: "Panel di sistema",
  unknownRole: "Deskonosí",
  roles: { rider: "Pasahero", driver: "Shofùr", operator: "Operadó", staff: "Personal" },
  vipLevel: (level) => `Nivel VIP: ${level}`,
  accountOf: (username) => `Kuenta di ${username}`,
  logOut: "Sali for di bo kuenta",
  editProfile: "Kambia perfil",
  settings: "Konfigurashon",
  handbook: "Manual",
} satisfies AccountMenuStrings;
