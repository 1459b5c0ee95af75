import type { RidesStrings } from "./en.ts";

export default {
  status: {
    Pending: "Pendiente",
    Assigned: "Asignado",
    Accepted: "Aceptado",
    PickedUp: "A bordo",
    InProgress: "En curso",
    Completed: "Finalizado",
    Cancelled: "Cancelado",
    Rejected: "Rechazado",
    NoShow: "No se presentó",
  },
  guestStatus: {
    Pending: "Estamos buscando su conductor",
    Assigned: "Ya tenemos conductor para usted",
    Accepted: "Su conductor está confirmado",
    PickedUp: "Ya está a bordo",
    InProgress: "Va en camino",
    Completed: "Ha llegado. ¡Gracias!",
    Cancelled: "Este viaje fue cancelado",
    Rejected: "No pudimos tomar este viaje. Por favor, llámenos.",
    NoShow: "No nos encontramos. Llámenos y le ayudamos.",
  },
  vehicleType: { economy: "Económico", comfort: "Confort", xl: "XL", cargo: "Carga" },
  needs: {
    flight_number: "Número de vuelo",
    notes: "Notas para el conductor",
    child_seat: "Silla para niño",
    wheelchair: "Silla de ruedas",
  },
  pickup: "Recogida",
  dropoff: "Destino",
  passengers: (count) => (count === 1 ? "1 pasajero" : `${count} pasajeros`),
  distanceUnchecked: "distancia sin comprobar",
  distanceUncheckedHint:
    "Un extremo del viaje no está en nuestro mapa: la distancia la dio solo el dispositivo del pasajero.",
  bags: (count) => (count === 1 ? "1 maleta" : `${count} maletas`),
  notAvailable: "N/D",
  notAssigned: "Sin asignar",
} satisfies RidesStrings;
