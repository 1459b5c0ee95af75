import type { RidersStrings } from "./en.ts";

export default {
  allStates: "Cualquier estado",
  rides: "Viajes",
  lastRide: "Último viaje",
  noRide: "Ninguno aún",
  nobody: "Ningún pasajero coincide.",
  back: "Todos los pasajeros",
  since: "Pasajero desde",
  vipLevel: "Nivel VIP",
  ridesNone: "Aún no hay viajes.",
  reference: "Viaje",
  when: "Recogida",
  route: "Ruta",
  driver: "Conductor",
  noDriver: "–",
  fare: "Tarifa",
  missing: "Ese pasajero no existe.",
  totals: {
    booked: "Reservados",
    open: "Por hacer",
    completed: "Finalizados",
    called_off: "Anulados",
    no_show: "No se presentó",
    fares: "Tarifas",
  },
} satisfies RidersStrings;
