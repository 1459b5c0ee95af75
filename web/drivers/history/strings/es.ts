import type { DriverHistoryStrings } from "./en.ts";

export default {
  title: "Viajes finalizados",
  description: "Los viajes que ha finalizado.",
  loading: "Cargando viajes finalizados...",
  failed: "No se pudieron cargar los viajes finalizados. Por favor, intente de nuevo.",
  search: "Busque pasajero, lugar, fecha...",
  searchLabel: "Buscar viajes finalizados",
  empty: "No se encontraron viajes finalizados",
  emptyText: "Los viajes que finalice aparecen aquí.",
  noMatch: "Ningún viaje coincide con su búsqueda.",
  number: "Viaje",
  phone: "Teléfono",
  rider: "Pasajero",
  completed: "Finalizado",
  refresh: "Actualizar",
  olderLater: "Los anteriores vuelven cuando haya señal.",
  found: (shown, all) =>
    shown === all ? (all === 1 ? "1 viaje" : `${all} viajes`) : `Viajes: ${shown} de ${all}`,
} satisfies DriverHistoryStrings;
