import type { FaresStrings } from "./en.ts";

export default {
  total: "Totaal",
  corrected: (before) => `Gecorrigeerd, het was ${before}`,
  start: "Starttarief",
  distance: (km) => `Afstand, ${km}`,
  distanceBeyond: (km) => `Verdere afstand, ${km}`,
  minimum: "Minimumprijs",
  airportRate: (zone) => `Vast luchthaventarief, ${zone}`,
  areaRate: { airport: (a) => `Vast luchthaventarief, ${a}`, pier: (a) => `Vast cruiseterminaltarief, ${a}` },
  areaSurcharge: (a) => `Toeslag, ${a}`,
  agreedPrice: "Afgesproken prijs",
  contractPrice: "Contractprijs",
  largeParty: (percent) => `Extra passagiers, +${percent}%`,
  night: (percent) => `Nachttoeslag, +${percent}%`,
  holiday: (percent) => `Feestdagtoeslag, +${percent}%`,
  vehicleType: (name) => `Voertuigtype: ${name}`,
  luggage: (bags) => (bags === 1 ? "1 extra koffer" : `${bags} extra koffers`),
  waiting: (time) => `Chauffeur wacht, ${time}`,
  rounding: "Afronding",
  vipDiscount: (percent) => `VIP-korting (${percent}%)`,
  agreedDiscount: (percent) => `Afgesproken korting (${percent}%)`,
} satisfies FaresStrings;
