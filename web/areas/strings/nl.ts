import type { AreasStrings } from "./en.ts";

const areas: AreasStrings = {
  intro:
    "Een deel van het eiland met eigen prijzen. Teken er een, en vanaf die dag gaat elke boeking ernaar.",
  add: "Gebied tekenen",
  none: "Je hebt nog geen gebied getekend. De zones van je tarief gelden overal.",
  list: "Je gebieden",
  mapLabel: "Je gebieden op het eiland",
  drawLabel: "Teken het gebied: een tik zet een hoek",
  newArea: "Nieuw gebied",
  name: "Naam",
  otherNames: "Een andere naam in een andere taal",
  startAt: "Begin rond een plek",
  startHint: "Een hotel, een straat of een strand. Je kunt de hoeken daarna verplaatsen.",
  fromAirport: "Luchthaven, heen of terug ($)",
  fromPier: "Cruiseterminal, heen of terug ($)",
  surcharge: "Toeslag ($)",
  validFrom: "Vanaf",
  priceHint:
    "Laat een prijs leeg waar je tarief klopt. Een toeslag komt boven op ritprijzen per km en andere vaste prijzen, nooit op die van het gebied zelf. Prijzen die je met een hotel afspreekt, kunnen het gebied noemen.",
  howTo:
    "Tik op de kaart voor een hoek, sleep een hoek om die te verplaatsen. Met het toetsenbord: Tab naar een hoek, pijltjes verplaatsen, Delete haalt weg.",
  takeAway: (n) => `Hoek ${n} weghalen`,
  extra: "Toeslag",
  clear: "Opnieuw beginnen",
  airport: "Luchthaven",
  pier: "Cruiseterminal",
  noFares: "Geen eigen prijzen",
  removed: "Gebied weggehaald. Geboekte ritten houden hun prijs.",
  remove: "Weghalen",
  change: "Wijzigen",
  bringBack: "Terughalen",
  history: "Hoe het getekend is",
  conflict: "Iemand anders heeft dit gebied intussen getekend. Annuleer, en kijk opnieuw.",
  crosses: "De omtrek kruist zichzelf. Verplaats een hoek tot dat niet meer zo is.",
  noRides: "Geen rit van de laatste 7 dagen begon of eindigde hier.",
  corner: (n) => `Hoek ${n}`,
  saved: (name) => `${name} is bewaard.`,
  notYet: (n) =>
    n === 0
      ? "Zet drie of meer hoeken op de kaart."
      : `Zet drie of meer hoeken op de kaart; ${n === 1 ? "staat er nu 1" : "staan er nu 2"}.`,
  overWins: (name) => `Het ligt over ${name}. Waar beide zijn, telt dit gebied: het is het kleinste.`,
  overLoses: (name) => `Het ligt over ${name}. Waar beide zijn, telt ${name}: dat is het kleinste.`,
  zonesUnder: (names) =>
    `Zones van het tarief hier: ${names}. Binnen het gebied komt de vaste prijs ervan in hun plaats.`,
  sameFares: (n, amount) =>
    n === 1
      ? `De rit hier van de laatste 7 dagen zou hetzelfde kosten: ${amount}.`
      : `Deze ${n} ritten van de laatste 7 dagen zouden hetzelfde kosten: ${amount}.`,
  otherFares: (n, after, before) =>
    n === 1
      ? `Deze rit van de laatste 7 dagen had ${after} gekost in plaats van ${before}.`
      : `Deze ${n} ritten van de laatste 7 dagen hadden ${after} gekost in plaats van ${before}.`,
  from: (day) => `Vanaf ${day}`,
  goneFrom: (day) => `Weggehaald vanaf ${day}`,
  comingFrom: (day) => `Geldt vanaf ${day}`,
  drawnBy: (who, moment) => `${who}, ${moment}`,
};

export default areas;
