import type { RidesStrings } from "./en.ts";

export default {
  vehicleType: { economy: "Economy", comfort: "Comfort", xl: "XL", cargo: "Cargo" },
  needs: {
    flight_number: "Vluchtnummer",
    notes: "Opmerking voor de chauffeur",
    child_seat: "Kinderzitje",
    wheelchair: "Rolstoel",
  },
  pickup: "Ophaalpunt",
  dropoff: "Bestemming",
  passengers: (count) => (count === 1 ? "1 passagier" : `${count} passagiers`),
  bags: (count) => (count === 1 ? "1 koffer" : `${count} koffers`),
  notAvailable: "n.b.",
} satisfies RidesStrings;
