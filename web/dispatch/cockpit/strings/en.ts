const cockpit = {
  views: "Views",
  queue: "Queue",
  board: "Board",
  map: "Map",
  empty: "Everyone has a driver who said yes. New bookings show up here by themselves.",
  today: (day: string) => `Today, ${day}`,
  tomorrow: (day: string) => `Tomorrow, ${day}`,
  byTime: "By time",
  byMinutesLost: "By minutes lost",
  order: "Order",
  more: (n: number) => (n === 1 ? "1 more ride" : `${n} more rides`),
  giveTo: (name: string, minutes: string | null) =>
    minutes === null ? `Give to ${name}` : `Give to ${name}, ${minutes}`,
  thought: (name: string, minutes: string | null) => (minutes === null ? name : `${name}, ${minutes}`),
  noCar: "No car free",
  noDriver: "No driver yet",
  given: (name: string, state: string) => `${name}, ${state}`,
  lost: (n: number) => `−${n} min`,
  bags: (n: number) => (n === 1 ? "1 bag" : `${n} bags`),
  ride: "The chosen ride",
  nothingChosen: "Choose a ride to see who it is, what was asked and what to do.",
  call: "Call",
  inTime: (name: string, time: string) => `${name} will be there at ${time}, in time.`,
  late: (name: string, time: string, minutes: number) =>
    `${name} will be there at ${time}, ${minutes} min late.`,
  unknown: (name: string) => `We don't know where ${name} is, so we can't say when they'll be there.`,
  nearest: "Nearest drivers",
  noneFree: "Nobody is free for it in time.",
  freeSomewhere: (name: string) => `${name} is free, but we can't say how far away.`,
  best: (name: string, minutes: string) => `Best now: ${name}, ${minutes} away.`,
  bestLate: (name: string, minutes: string, late: number) =>
    `Best now: ${name}, ${minutes} away: ${late} min late.`,
  risks: "What will go wrong",
  allWell: "Every ride of the next hours will be in time.",
  wontMakeIt: (n: number) => `${n} won't make it`,
  noDriverSoon: (n: number, minutes: number) =>
    `${n === 1 ? "1 ride" : `${n} rides`} in ${minutes} min without a driver`,
  papersEnd: (n: number) => (n === 1 ? "Papers end before 1 ride" : `Papers end before ${n} rides`),
  flightMoved: (n: number) => (n === 1 ? "1 flight changed" : `${n} flights changed`),
  next: (time: string, place: string) => `${time} from ${place}`,
  nextLate: (time: string, place: string, minutes: number) => `${time} from ${place}, ${minutes} min late`,
  flightBy: (flight: string, minutes: string) => `${flight} ${minutes}`,
  flightOff: (flight: string) => `${flight} won't come as planned`,
  keyRisk: "Answer what will go wrong, in this order",
  keyMove: "Next or previous ride in the queue",
  keyBest: "Give the chosen ride to the best driver",
  keyPlan: "Accept the whole plan",
  keyViews: "Queue, board or map",
  keyCall: "Call the passenger of the chosen ride",
  keyEdit: "Edit the chosen ride",
  reassign: "Reassign",
  assign: "Assign",
};

export default cockpit;
export type CockpitStrings = typeof cockpit;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "dispatch/cockpit": CockpitStrings;
  }
}
