import type { DemandStrings } from "./en.ts";

const demand: DemandStrings = {
  about: "Krusero na waf. Sentral ta mira nan riba e bòrchi, i e plan ta spera un parti di nan pasaheronan.",
  bringIn: "Importá un CSV",
  add: "Agregá un krusero",
  none: "No tin niun krusero skibí pa e siguiente 31 dianan.",
  remove: "Kita",
  removed: "E krusero ta kitá.",
  passengers: (count) => `${count} pasahero`,
  ship: "Barku",
  pier: "Waf",
  pierHint: "Un lugá riba e mapa: skoh'é for di e lista.",
  date: "Dia",
  from: "For di",
  until: "Te",
  untilHint: "Mas trempan ku For di ta e siguiente dia.",
  people: "Pasahero",
  expected: "Biahe ku ta spera awe",
  expectedWhy: "Segun e último 90 dianan, ku pasahero di krusero na gel.",
  hour: (hour, rides, ships) => `${hour} or: ${rides} biahe, ${ships} di nan pasahero di krusero`,
  feed: {
    title: "Ku kalènder",
    intro:
      "E kalènder di un haf òf agente (iCalendar) ta wòrdu lesá kada ora: su barkunan ta bini, kambia i bai akinan nan mes. Un barku ku bo mes apuntá òf kambia ta keda manera bo a pon'é.",
    url: "Adrès di e kalènder",
    urlHint: "Ta kuminsá ku https:// òf webcal://.",
    pier: "Waf si e no ta bisa",
    pierHint: "Un lugá riba mapa: skoh'é for di e lista.",
    passengers: "Pasahero si e no ta bisa",
    passengersHint: "Un kálkulo pa un barku ku su kantidat no ta den kalènder.",
    save: "Warda i les awor",
    stop: "No les mas",
    readAt: (at: string, ships: string): string => `Lesá ${at}: ${ships} barku ta na kaminda.`,
    leftOut: (entries: string): string => `${entries} liña no tabatin ora òf nòmber.`,
    faults: {
      unreachable: (at: string): string =>
        `No por a yega na e kalènder (${at}). Su barkunan ta keda manera tabata.`,
      not_public: (at: string): string =>
        `E adrès ei ta den un ret privá (${at}). E mester ta riba internèt.`,
      too_long: (at: string): string =>
        `E kalènder ta mas grandi ku di kualke haf (${at}). Su barkunan ta keda manera tabata.`,
      no_calendar: (at: string): string =>
        `Na e adrès ei no tin kalènder (${at}). Su barkunan ta keda manera tabata.`,
      empty: (at: string): string =>
        `No tin barku den e kalènder (${at}). Su barkunan ta keda manera tabata.`,
    },
  },
};

export default demand;
