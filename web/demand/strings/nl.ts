import type { DemandStrings } from "./en.ts";

const demand: DemandStrings = {
  about:
    "Schepen aan de pieren. De centrale ziet ze boven het bord, en het plan verwacht een deel van hun passagiers.",
  bringIn: "CSV overnemen",
  add: "Schip toevoegen",
  none: "Voor de komende 31 dagen staat er geen schip.",
  remove: "Weghalen",
  removed: "Het schip is weggehaald.",
  passengers: (count) => `${count} passagiers`,
  ship: "Schip",
  pier: "Pier",
  pierHint: "Een plek op de kaart: kies die uit de lijst.",
  date: "Dag",
  from: "Van",
  until: "Tot",
  untilHint: "Vroeger dan Van is de volgende dag.",
  people: "Passagiers",
  expected: "Ritten die vandaag te verwachten zijn",
  expectedWhy: "Volgens de laatste 90 dagen, met passagiers van schepen in geel.",
  hour: (hour, rides, ships) => `${hour} uur: ${rides} ritten, waarvan ${ships} passagiers van schepen`,
};

export default demand;
