import type { TariffStrings } from "./en.ts";

export default {
  show: "Mira",
  showOf: (day) => `Tarifa for di ${day}`,
  coming: "Ta bini",
  past: "Pasá",
  replaced: "Reemplasá",
  replaces: (day) => `Ya tin un otro tarifa ku ta kuminsá ${day}. Esaki ta bini na su lugá.`,
  view: "Kiko bo ke kompará",
  views: { trips: "Dies biahe", zones: "Zona di aeropuerto", values: "Tur balor" },
  trip: "Biahe",
  airport: "Aeropuerto",
  km: (km) => `${km} km`,
  fixed: "tarifa fiho",
  people: (people, bags) => `${people} pasahero, ${bags} maleta`,
  night: "anochi",
  holiday: "riba dia di fiesta",
  onRequest: (car) => `${car} riba petishon`,
  now: "Awor",
  next: "Nobo",
  difference: "Diferensia",
  same: "mesun kos",
  zone: "Zonanan",
  value: "Balor",
  mapLabel: "E zonanan di aeropuerto ku nan tarifa fiho",
  preview: "Kuantu dies biahe lo kosta",
  incomplete: "E komparashon ta aparesé ora tur espasio ta yená.",
  nothingNew: "Esaki ta e tarifa aktual. Kambia algu promé ku bo warda.",
  withdraw: "Retirá",
  withdrawOf: (day) => `Retirá e tarifa for di ${day}`,
  withdrawText: "E tarifa di promé ta sigui. E registro ta warda ken a retir'é i pakiko.",
  keep: (n) =>
    n === 0
      ? "Ningun biahe habrí no tin preis di dje."
      : n === 1
        ? "1 biahe habrí tin preis di dje i ta keda ku e preis ei."
        : `${n} biahe habrí tin preis di dje i ta keda ku nan preis.`,
  reason: "Motibu",
  withdrawn: "Tarifa retirá.",
} satisfies TariffStrings;
