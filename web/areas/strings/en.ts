const areas = {
  intro:
    "A part of the island with fares of its own. Draw one, and every booking is priced by it from its day on.",
  add: "Draw an area",
  none: "You've drawn no area yet. The zones of your tariff hold everywhere.",
  list: "Your areas",
  mapLabel: "Your areas on the island",
  drawLabel: "Draw the area: a press puts a corner",
  newArea: "New area",
  name: "Name",
  otherNames: "Another name in another language",
  startAt: "Begin around a place",
  startHint: "A hotel, a street or a beach. You can move the corners afterwards.",
  fromAirport: "Airport, either way ($)",
  fromPier: "Cruise pier, either way ($)",
  surcharge: "Surcharge ($)",
  validFrom: "From",
  priceHint:
    "Leave a fare empty where your tariff is right. A surcharge comes on top of metered fares and other fixed ones, and never on the area's own. Prices agreed with a hotel can name the area.",
  howTo:
    "Tap the map to put a corner, drag a corner to move it. By keyboard: Tab to a corner, arrows move it, Delete takes it away.",
  takeAway: (n: number) => `Take corner ${n} away`,
  extra: "Surcharge",
  clear: "Start over",
  airport: "Airport",
  pier: "Cruise pier",
  noFares: "No fares of its own",
  removed: "Area taken away. Booked rides keep their price.",
  remove: "Take away",
  change: "Change",
  bringBack: "Bring back",
  history: "How it was drawn",
  conflict: "Somebody else has drawn this area since. Cancel, and look at it again.",
  crosses: "The outline crosses itself. Move a corner until it doesn't.",
  noRides: "No ride of the last 7 days began or ended here.",
  corner: (n: number) => `Corner ${n}`,
  saved: (name: string) => `${name} is kept.`,
  notYet: (n: number) =>
    n === 0
      ? "Put three corners or more on the map."
      : `Put three corners or more on the map; there ${n === 1 ? "is 1" : "are 2"}.`,
  overWins: (name: string) => `It lies over ${name}. Where both are, this one counts, as it is the smaller.`,
  overLoses: (name: string) => `It lies over ${name}. Where both are, ${name} counts, as it is the smaller.`,
  zonesUnder: (names: string) =>
    `Zones of the tariff here: ${names}. Within the area, its fixed fare takes their place.`,
  sameFares: (n: number, amount: string) =>
    n === 1
      ? `The ride here of the last 7 days would cost the same: ${amount}.`
      : `These ${n} rides of the last 7 days would cost the same: ${amount}.`,
  otherFares: (n: number, after: string, before: string) =>
    n === 1
      ? `This ride of the last 7 days would have cost ${after} instead of ${before}.`
      : `These ${n} rides of the last 7 days would have cost ${after} instead of ${before}.`,
  from: (day: string) => `From ${day}`,
  goneFrom: (day: string) => `Taken away from ${day}`,
  comingFrom: (day: string) => `Holds from ${day}`,
  drawnBy: (who: string, moment: string) => `${who}, ${moment}`,
};

export default areas;
export type AreasStrings = typeof areas;
