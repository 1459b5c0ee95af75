import type { RidesMessages } from "./rides.messages.ts";

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
  pickup: "Recogida",
  dropoff: "Destino",
  passengers: (count) => (count === 1 ? "1 pasajero" : `${count} pasajeros`),
  bags: (count) => (count === 1 ? "1 maleta" : `${count} maletas`),
  notAvailable: "N/D",
  notAssigned: "Sin asignar",
} satisfies RidesMessages;
