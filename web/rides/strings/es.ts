import type { RidesStrings } from "./en.ts";

export default {
  vehicleType: { economy: "Económico", comfort: "Confort", xl: "XL", cargo: "Carga" },
  needs: {
    flight_number: "Número de vuelo",
    all_aboard: "A bordo antes de las",
    notes: "Notas para el conductor",
    child_seat: "Silla para niños",
    child_ages: "Sillas infantiles para edades",
    wheelchair: "Silla de ruedas",
    wheelchair_folds: "Silla de ruedas plegable",
  },
  childSeats: {
    count: "Sillas infantiles",
    ageOf: (child) => `Edad del niño ${child}`,
    unsaid: "Sin decir",
    years: (age) => (age === 0 ? "Menos de 1" : age === 1 ? "1 año" : `${age} años`),
  },
  pickup: "Recogida",
  dropoff: "Destino",
  passengers: (count) => (count === 1 ? "1 pasajero" : `${count} pasajeros`),
  bags: (count) => (count === 1 ? "1 maleta" : `${count} maletas`),
  notAvailable: "N/D",
} satisfies RidesStrings;
