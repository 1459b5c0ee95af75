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
  feed: {
    title: "Met een agenda",
    intro:
      "De agenda van een haven of agent (iCalendar) wordt elk uur gelezen: de schepen komen, veranderen en gaan hier vanzelf. Een schip dat je zelf opschrijft of wijzigt blijft zoals jij het hebt.",
    url: "Adres van de agenda",
    urlHint: "Begint met https:// of webcal://.",
    pier: "Steiger als er geen staat",
    pierHint: "Een plek op de kaart: kies die uit de lijst.",
    passengers: "Passagiers als er geen staan",
    passengersHint: "Een schatting voor een schip waarvan het aantal niet in de agenda staat.",
    save: "Bewaren en nu lezen",
    stop: "Niet meer lezen",
    readAt: (at: string, ships: string): string => `Gelezen ${at}: ${ships} schepen op komst.`,
    leftOut: (entries: string): string => `${entries} regels hadden geen tijd of naam.`,
    faults: {
      unreachable: (at: string): string =>
        `De agenda was niet te bereiken (${at}). De schepen blijven zoals ze waren.`,
      not_public: (at: string): string =>
        `Dat adres ligt in een eigen netwerk (${at}). Het moet op internet staan.`,
      too_long: (at: string): string =>
        `De agenda is groter dan die van een haven ooit is (${at}). De schepen blijven zoals ze waren.`,
      no_calendar: (at: string): string =>
        `Op dat adres staat geen agenda (${at}). De schepen blijven zoals ze waren.`,
      empty: (at: string): string =>
        `In de agenda staat geen schip (${at}). De schepen blijven zoals ze waren.`,
    },
  },
};

export default demand;
