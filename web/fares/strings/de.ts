import type { FaresStrings } from "./en.ts";

export default {
  total: "Summe",
  corrected: (before) => `Korrigiert, vorher ${before}`,
  start: "Grundpreis",
  distance: (km) => `Strecke, ${km}`,
  distanceBeyond: (km) => `Weitere Strecke, ${km}`,
  minimum: "Mindestpreis",
  airportRate: (zone) => `Flughafen-Festpreis, ${zone}`,
  areaRate: { airport: (a) => `Flughafen-Festpreis, ${a}`, pier: (a) => `Kreuzfahrtpier-Festpreis, ${a}` },
  areaSurcharge: (a) => `Zuschlag, ${a}`,
  agreedPrice: "Vereinbarter Preis",
  contractPrice: "Vertragspreis",
  largeParty: (percent) => `Mehr Personen, +${percent}%`,
  night: (percent) => `Nachtzuschlag, +${percent}%`,
  holiday: (percent) => `Feiertagszuschlag, +${percent}%`,
  vehicleType: (name) => `Fahrzeugtyp: ${name}`,
  luggage: (bags) => (bags === 1 ? "1 Gepäckstück mehr" : `${bags} Gepäckstücke mehr`),
  waiting: (time) => `Wartezeit, ${time}`,
  rounding: "Rundung",
  vipDiscount: (percent) => `VIP-Rabatt (${percent}%)`,
  agreedDiscount: (percent) => `Vereinbarter Rabatt (${percent}%)`,
} satisfies FaresStrings;
