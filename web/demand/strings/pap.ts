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
};

export default demand;
