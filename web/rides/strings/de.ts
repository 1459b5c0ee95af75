import type { RidesStrings } from "./en.ts";

export default {
  vehicleType: { economy: "Economy", comfort: "Comfort", xl: "XL", cargo: "Cargo" },
  needs: {
    flight_number: "Flugnummer",
    all_aboard: "Zurück an Bord bis",
    notes: "Hinweis für den Fahrer",
    child_seat: "Kindersitz",
    child_ages: "Kindersitze für das Alter",
    wheelchair: "Rollstuhl",
    wheelchair_folds: "Faltbarer Rollstuhl",
  },
  childSeats: {
    count: "Kindersitze",
    ageOf: (child) => `Alter von Kind ${child}`,
    unsaid: "Nicht gesagt",
    years: (age) => (age === 0 ? "Unter 1" : age === 1 ? "1 Jahr" : `${age} Jahre`),
  },
  pickup: "Abholung",
  dropoff: "Ziel",
  passengers: (count) => (count === 1 ? "1 Person" : `${count} Personen`),
  bags: (count) => (count === 1 ? "1 Gepäckstück" : `${count} Gepäckstücke`),
  notAvailable: "–",
} satisfies RidesStrings;
