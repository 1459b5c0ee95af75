import type { FaresStrings } from "./en.ts";

export default {
  total: "Total",
  corrected: (before) => `Korigí, tabata ${before}`,
  start: "Tarifa básiko",
  distance: (km) => `Distansia, ${km}`,
  distanceBeyond: (km) => `Distansia mas leu, ${km}`,
  minimum: "Preis mínimo",
  airportRate: (zone) => `Tarifa fiho di aeropuerto, ${zone}`,
  areaRate: { airport: (a) => `Tarifa fiho di aeropuerto, ${a}`, pier: (a) => `Tarifa fiho di waf, ${a}` },
  areaSurcharge: (a) => `Rekargo, ${a}`,
  agreedPrice: "Preis akordá",
  contractPrice: "Preis di kontrakt",
  largeParty: (percent) => `Pasahero èkstra, +${percent}%`,
  night: (percent) => `Rekargo di anochi, +${percent}%`,
  holiday: (percent) => `Rekargo di dia di fiesta, +${percent}%`,
  vehicleType: (name) => `Tipo di vehíkulo: ${name}`,
  luggage: (bags) => (bags === 1 ? "1 maleta èkstra" : `${bags} maleta èkstra`),
  waiting: (time) => `Shofùr ta spera, ${time}`,
  rounding: "Redondeo",
  vipDiscount: (percent) => `Deskuento VIP (${percent}%)`,
  agreedDiscount: (percent) => `Deskuento akordá (${percent}%)`,
} satisfies FaresStrings;
