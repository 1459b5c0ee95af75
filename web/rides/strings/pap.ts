import type { RidesStrings } from "./en.ts";

export default {
  vehicleType: { economy: "Ekonómiko", comfort: "Kómodo", xl: "XL", cargo: "Karga" },
  needs: {
    flight_number: "Number di buelo",
    notes: "Nota pa e shofùr",
    child_seat: "Stul pa mucha",
    wheelchair: "Rolstul",
  },
  pickup: "Lugá pa buska",
  dropoff: "Destinashon",
  passengers: (count) => `${count} pasahero`,
  bags: (count) => `${count} maleta`,
  notAvailable: "N/D",
} satisfies RidesStrings;
