import type { FaresStrings } from "./en.ts";

export default {
  total: "Total",
  corrected: (before) => `Corregida, era ${before}`,
  start: "Tarifa base",
  distance: (km) => `Distancia, ${km}`,
  distanceBeyond: (km) => `Distancia adicional, ${km}`,
  minimum: "Tarifa mínima",
  airportRate: (zone) => `Tarifa fija de aeropuerto, ${zone}`,
  areaRate: {
    airport: (a) => `Tarifa fija de aeropuerto, ${a}`,
    pier: (a) => `Tarifa fija del muelle, ${a}`,
  },
  areaSurcharge: (a) => `Recargo, ${a}`,
  agreedPrice: "Precio acordado",
  contractPrice: "Precio de contrato",
  largeParty: (percent) => `Pasajeros adicionales, +${percent}%`,
  night: (percent) => `Recargo nocturno, +${percent}%`,
  holiday: (percent) => `Recargo de feriado, +${percent}%`,
  vehicleType: (name) => `Tipo de vehículo: ${name}`,
  luggage: (bags) => (bags === 1 ? "1 maleta adicional" : `${bags} maletas adicionales`),
  waiting: (time) => `Espera del conductor, ${time}`,
  rounding: "Redondeo",
  vipDiscount: (percent) => `Descuento VIP (${percent}%)`,
  agreedDiscount: (percent) => `Descuento acordado (${percent}%)`,
} satisfies FaresStrings;
