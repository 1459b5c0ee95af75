import type { AccountMenuStrings } from "./en.ts";

export default {
  myRides: "Mis viajes",
  myTrips: "Mis viajes realizados",
  ridersList: "Lista de pasajeros",
  operatorPanel: "Panel del operador",
  adminView: "Vista de administración",
  driversView: "Vista de conductores",
  operatorsView: "Vista de operadores",
  ridersView: "Vista de pasajeros",
  backendPanel: "Panel del sistema",
  unknownRole: "Desconocido",
  roles: { rider: "Pasajero", driver: "Conductor", operator: "Operador", staff: "Personal" },
  vipLevel: (level) => `Nivel VIP: ${level}`,
  accountOf: (username) => `Cuenta de ${username}`,
  logOut: "Cerrar sesión",
  editProfile: "Editar perfil",
  settings: "Configuración",
  handbook: "Manual",
} satisfies AccountMenuStrings;
