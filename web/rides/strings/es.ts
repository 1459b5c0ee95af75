import type { RidesStrings } from "./en.ts";

export default {
  vehicleType: { economy: "Económico", comfort: "Confort", xl: "XL", cargo: "Carga" },
  needs: {
    flight_number: "Número de vuelo",
    notes: "Notas para el conductor",
    child_seat: "Silla para niños",
    wheelchair: "Silla de ruedas",
  },
  pickup: "Recogida",
  dropoff: "Destino",
  passengers: (count) => (count === 1 ? "1 pasajero" : `${count} pasajeros`),
  bags: (count) => (count === 1 ? "1 maleta" : `${count} maletas`),
  notAvailable: "N/D",
} satisfies RidesStrings;
