import { withArticle } from "../../../../domain/spanish-time.ts";
import type { BookedRideStrings } from "./en.ts";

export default {
  unknown: "Desconocido",
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
    Rejected: "Lo sentimos, no pudimos tomar este viaje. Llámenos y le ayudamos.",
    NoShow: "No nos encontramos. Llámenos y le ayudamos.",
  },
  flight: {
    expected: {
      arrival: (number, time) => `El vuelo ${number} aterriza a ${withArticle(time)}`,
      departure: (number, time) => `El vuelo ${number} sale a ${withArticle(time)}`,
    },
    landed: (number, time) => `El vuelo ${number} aterrizó a ${withArticle(time)}`,
    departed: (number, time) => `El vuelo ${number} salió a ${withArticle(time)}`,
    cancelled: (number) => `El vuelo ${number} está cancelado`,
    diverted: (number) => `El vuelo ${number} se desvía a otro aeropuerto`,
    planned: (time) => `previsto ${time}`,
    asOf: (time) => `a ${withArticle(time)}`,
    bookedFor: (time) =>
      `Reservó para ${withArticle(time)}; la recogida sigue su vuelo y el precio sigue igual.`,
    callUs: "Llámenos, por favor, y buscamos otra hora.",
  },
  distanceUnchecked: "distancia sin comprobar",
  distanceUncheckedHint:
    "Un extremo del viaje no está en nuestro mapa: la distancia la dio solo el dispositivo del pasajero.",
  checkPlaces: "revisar los lugares",
  stops: "Paradas",
  moreStops: (count) => (count === 1 ? "+1 parada" : `+${count} paradas`),
  onAccount: "A cuenta de",
  accountAndRoom: (name, room) => `${name}, habitación ${room}`,
  collectNothing: (name) => `${name} paga este viaje. No cobres nada.`,
  paidByAccount: (name) => `lo paga ${name}`,
  notAssigned: "Sin asignar",
  undo: "Deshacer",
  undone: "Su viaje vuelve a estar reservado",
  undoFailed: "Ya es tarde para deshacerlo.",
} satisfies BookedRideStrings;
