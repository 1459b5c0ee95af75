import type { RidesStrings } from "./en.ts";

export default {
  vehicleType: { economy: "Economy", comfort: "Comfort", xl: "XL", cargo: "Cargo" },
  needs: {
    flight_number: "Flugnummer",
    notes: "Hinweis für den Fahrer",
    child_seat: "Kindersitz",
    wheelchair: "Rollstuhl",
  },
  pickup: "Abholung",
  dropoff: "Ziel",
  passengers: (count) => (count === 1 ? "1 Person" : `${count} Personen`),
  bags: (count) => (count === 1 ? "1 Gepäckstück" : `${count} Gepäckstücke`),
  notAvailable: "–",
} satisfies RidesStrings;
