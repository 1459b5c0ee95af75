import type { RidesStrings } from "./en.ts";

export default {
  vehicleType: { economy: "Economy", comfort: "Comfort", xl: "XL", cargo: "Cargo" },
  needs: {
    flight_number: "Vluchtnummer",
    all_aboard: "Aan boord vóór",
    notes: "Opmerking voor de chauffeur",
    child_seat: "Kinderzitje",
    child_ages: "Kinderzitjes voor leeftijden",
    wheelchair: "Rolstoel",
    wheelchair_folds: "Opvouwbare rolstoel",
  },
  childSeats: {
    count: "Kinderzitjes",
    ageOf: (child) => `Leeftijd van kind ${child}`,
    unsaid: "Niet gezegd",
    years: (age) => (age === 0 ? "Jonger dan 1" : `${age} jaar`),
  },
  pickup: "Ophaalpunt",
  dropoff: "Bestemming",
  passengers: (count) => (count === 1 ? "1 passagier" : `${count} passagiers`),
  bags: (count) => (count === 1 ? "1 koffer" : `${count} koffers`),
  notAvailable: "n.b.",
} satisfies RidesStrings;
