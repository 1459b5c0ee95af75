import type { TariffStrings } from "./en.ts";

export default {
  show: "Bekijk",
  showOf: (day) => `Tarief vanaf ${day}`,
  coming: "Komt nog",
  past: "Voorbij",
  replaced: "Vervangen",
  replaces: (day) => `Op ${day} begint al een ander tarief. Dit tarief komt ervoor in de plaats.`,
  view: "Wat je vergelijkt",
  views: { trips: "Tien ritten", zones: "Luchthavenzones", values: "Alle waarden" },
  trip: "Rit",
  airport: "Luchthaven",
  km: (km) => `${km} km`,
  fixed: "vast tarief",
  people: (people, bags) => `${people} passagiers, ${bags} koffers`,
  night: "'s nachts",
  holiday: "op een feestdag",
  onRequest: (car) => `${car} op verzoek`,
  now: "Nu",
  next: "Nieuw",
  difference: "Verschil",
  same: "gelijk",
  zone: "Zones",
  value: "Waarde",
  mapLabel: "De luchthavenzones met hun vaste tarieven",
  preview: "Wat tien ritten zouden kosten",
  incomplete: "De vergelijking verschijnt zodra elk veld is ingevuld.",
  nothingNew: "Dit is het huidige tarief. Verander iets voor je opslaat.",
  withdraw: "Intrekken",
  withdrawOf: (day) => `Trek het tarief vanaf ${day} in`,
  withdrawText: "Het tarief ervoor blijft gelden. Het logboek bewaart wie het introk en waarom.",
  keep: (n) =>
    n === 0
      ? "Geen open rit is ermee geprijsd."
      : n === 1
        ? "1 open rit is ermee geprijsd en houdt die prijs."
        : `${n} open ritten zijn ermee geprijsd en houden die prijs.`,
  reason: "Reden",
  withdrawn: "Tarief ingetrokken.",
} satisfies TariffStrings;
