import type { DeskMapStrings } from "./en.ts";

export default {
  follow: "Seguir",
  followDriver: (name) => `Seguir a ${name} en el mapa`,
  followCar: (name, status) => `${name}, ${status}. Seguir en el mapa.`,
  following: (name) => `El mapa se queda con ${name} hasta que usted lo mueva.`,
  stop: "Dejar de seguir",
  carsHere: (n, names) => `${n} carros aquí: ${names}. Mostrar cada uno.`,
  waitingHere: (n, first) => `${n} pasajeros esperan aquí, el primero ${first}. Mostrar cada uno.`,
  waitingFor: (id, place, due) => `Viaje #${id} desde ${place}, ${due}, aún sin conductor`,
  late: (time) => `${time} tarde`,
  waiting: "Aún sin conductor",
  waitingSoon: (hours) => `Recogidas dentro de ${hours} horas.`,
  nobodyWaits: (hours) => `Todos los viajes dentro de ${hours} horas tienen conductor.`,
  notPlaced: (n) =>
    n === 1 ? "1 de ellos no tiene punto en el mapa." : `${n} de ellos no tienen punto en el mapa.`,
  zones: "Zonas de tarifa fija al aeropuerto",
  zonesLoading: "Cargando las zonas...",
  zonesFailed: "No se pudieron cargar las zonas. Por favor, intente de nuevo.",
} satisfies DeskMapStrings;
