import type { AreasStrings } from "./en.ts";

const areas: AreasStrings = {
  intro:
    "Ein Teil der Insel mit eigenen Preisen. Zeichnen Sie eines, und ab seinem Tag gilt es für jede Buchung.",
  add: "Gebiet zeichnen",
  none: "Sie haben noch kein Gebiet gezeichnet. Die Zonen Ihres Tarifs gelten überall.",
  list: "Ihre Gebiete",
  mapLabel: "Ihre Gebiete auf der Insel",
  drawLabel: "Zeichnen Sie das Gebiet: ein Tippen setzt eine Ecke",
  newArea: "Neues Gebiet",
  name: "Name",
  otherNames: "Ein anderer Name in einer anderen Sprache",
  startAt: "Um einen Ort herum beginnen",
  startHint: "Ein Hotel, eine Straße oder ein Strand. Danach können Sie die Ecken verschieben.",
  fromAirport: "Flughafen, hin oder zurück ($)",
  fromPier: "Kreuzfahrtpier, hin oder zurück ($)",
  surcharge: "Zuschlag ($)",
  validFrom: "Ab",
  priceHint:
    "Lassen Sie einen Preis leer, wo Ihr Tarif stimmt. Ein Zuschlag kommt auf Preise nach km und andere Festpreise, nie auf die des Gebiets selbst. Mit einem Hotel vereinbarte Preise können das Gebiet nennen.",
  howTo:
    "Tippen Sie auf die Karte für eine Ecke, ziehen Sie eine Ecke, um sie zu verschieben. Mit der Tastatur: Tab zu einer Ecke, Pfeile verschieben sie, Entf nimmt sie weg.",
  takeAway: (n) => `Ecke ${n} wegnehmen`,
  extra: "Zuschlag",
  clear: "Von vorn beginnen",
  airport: "Flughafen",
  pier: "Kreuzfahrtpier",
  noFares: "Keine eigenen Preise",
  removed: "Gebiet weggenommen. Gebuchte Fahrten behalten ihren Preis.",
  remove: "Wegnehmen",
  change: "Ändern",
  bringBack: "Zurückholen",
  history: "Wie es gezeichnet wurde",
  conflict: "Jemand anders hat dieses Gebiet inzwischen gezeichnet. Brechen Sie ab und sehen Sie es neu an.",
  crosses: "Der Umriss kreuzt sich. Verschieben Sie eine Ecke, bis er es nicht mehr tut.",
  noRides: "Keine Fahrt der letzten 7 Tage begann oder endete hier.",
  corner: (n) => `Ecke ${n}`,
  saved: (name) => `${name} ist gespeichert.`,
  notYet: (n) =>
    n === 0
      ? "Setzen Sie drei oder mehr Ecken auf die Karte."
      : `Setzen Sie drei oder mehr Ecken auf die Karte; es ${n === 1 ? "ist 1" : "sind 2"}.`,
  overWins: (name) => `Es liegt über ${name}. Wo beide sind, zählt dieses, weil es das kleinere ist.`,
  overLoses: (name) => `Es liegt über ${name}. Wo beide sind, zählt ${name}, weil es das kleinere ist.`,
  zonesUnder: (names) =>
    `Zonen des Tarifs hier: ${names}. Innerhalb des Gebiets tritt sein Festpreis an ihre Stelle.`,
  sameFares: (n, amount) =>
    n === 1
      ? `Die Fahrt hier in den letzten 7 Tagen würde dasselbe kosten: ${amount}.`
      : `Diese ${n} Fahrten der letzten 7 Tage würden dasselbe kosten: ${amount}.`,
  otherFares: (n, after, before) =>
    n === 1
      ? `Diese Fahrt der letzten 7 Tage hätte ${after} statt ${before} gekostet.`
      : `Diese ${n} Fahrten der letzten 7 Tage hätten ${after} statt ${before} gekostet.`,
  from: (day) => `Ab ${day}`,
  goneFrom: (day) => `Weggenommen ab ${day}`,
  comingFrom: (day) => `Gilt ab ${day}`,
  drawnBy: (who, moment) => `${who}, ${moment}`,
};

export default areas;
