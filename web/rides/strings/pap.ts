import type { RidesStrings } from "./en.ts";

export default {
  vehicleType: { economy: "Ekonómiko", comfort: "Kómodo", xl: "XL", cargo: "Karga" },
  needs: {
    flight_number: "Number di buelo",
    all_aboard: "Bèk na bordo pa",
    notes: "Nota pa e shofùr",
    child_seat: "Stul pa mucha",
    child_ages: "Stul di mucha pa edat",
    wheelchair: "Rolstul",
    wheelchair_folds: "Rolstul ku ta plòi",
  },
  childSeats: {
    count: "Stul di mucha",
    ageOf: (child) => `Edat di mucha ${child}`,
    unsaid: "No bisá",
    years: (age) => (age === 0 ? "Ménos ku 1" : `${age} aña`),
  },
  pickup: "Lugá pa buska",
  dropoff: "Destinashon",
  passengers: (count) => `${count} pasahero`,
  bags: (count) => `${count} maleta`,
  notAvailable: "N/D",
} satisfies RidesStrings;
