const board = {
  title: "Live board",
  roster: (n: number) => (n === 1 ? "1 driver on the roster" : `${n} drivers on the roster`),
  help: "Enter picks up a ride, the arrow keys choose a driver, Enter assigns it, Escape cancels.",
  noDriver: "No driver yet",
  planFor: (n: number) => (n === 1 ? "Plan for 1 ride" : `Plan for ${n} rides`),
  planInTime: (n: number): string => (n === 1 ? "in time" : "all in time"),
  acceptAll: "Accept all",
  notGiven: (n: number): string => (n === 1 ? "1 ride wasn't assigned." : `${n} rides weren't assigned.`),
  planned: (name: string, time: string, way: string) => `Plan for ${name}: ${time}, ${way}`,
  soon: (n: number) => `${n} due soon`,
  later: (n: number) => `${n} later`,
  driversByTime: "Rides by driver and time",
  dropFor: (id: number, away: number | null): string =>
    away === null ? `Assign ride #${id}` : `${away} min away`,
  dropTooSmall: "Car too small",
  minutesTo: (id: number) => `Minutes to #${id}`,
  holding: (id: number, name: string) => `Ride #${id} over ${name}`,
  overlap: (name: string) => `${name} has another ride at that time.`,
  heldByPapers: (name: string, why: string) => `${name} gets no rides. ${why}.`,
  cannotMove: "This ride can no longer be moved.",
  soundOn: "Play a sound when a ride turns red",
  soundAfterClick: "Silent until your first click or key.",
  earlier: "Earlier",
  now: "Now",
  laterHours: "Later",
  done: "done",
  loading: "Loading the board...",
  failed: "We couldn't load the board. Please try again.",
  mapLabel: "Map of drivers and rides in progress",
  notOnMap: "Not on the map",
  seenAt: (time: string) => `seen at ${time}`,
  noPosition: "Off shift, or not sharing location.",
  settings: "Settings",
  autoAssign: "Auto-assign",
  autoHelp: (seconds: number, minutes: number) =>
    `Offers each ride to the best driver from ${minutes} minutes before pickup. If the driver doesn't accept within ${seconds} seconds, it goes to the next one.`,
  on: "On",
  off: "Off",
  changedBy: (name: string, time: string) => `Last changed by ${name}, ${time}`,
  openOffers: "Open offers",
  pastOffers: "Recent offers",
  unplaced: "Due soon, no driver available",
  until: (time: string) => `until ${time}`,
  noOffers: "No open offers.",
  noPastOffers: "No offers yet.",
  accepted: "accepted",
  declined: "declined",
  timed_out: "expired",
  withdrawn: "withdrawn",
  settingsFailed: "We couldn't load the settings. Please try again.",
  yours: "Your own settings",
  openOwn: "Open your settings",
  ownSettings: "Language, theme, password and two-factor authentication",
};

export default board;
export type BoardStrings = typeof board;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "dispatch/board": BoardStrings;
  }
}
