const board = {
  title: "Live board",
  roster: (n: number) => `${n} drivers on the roster`,
  help: "Enter picks a ride up, the arrow keys choose a driver, Enter drops it, Escape lets go.",
  noDriver: "No driver yet",
  urgent: (n: number) => `${n} urgent`,
  soon: (n: number) => `${n} due soon`,
  later: (n: number) => `${n} later`,
  driversByTime: "Rides by driver and time",
  dropFor: (id: number) => `Give ride #${id}`,
  holding: (id: number, name: string) => `Ride #${id} over ${name}`,
  overlap: (name: string) => `${name} has another ride at that time.`,
  heldByPapers: (name: string, why: string) => `${name} gets no rides. ${why}.`,
  cannotMove: "This ride can no longer be moved.",
  soundOn: "Sound when a ride turns red",
  soundAfterClick: "The browser stays silent until you click or press a key.",
  earlier: "Earlier",
  now: "Now",
  laterHours: "Later",
  done: "done",
  loading: "Loading the board...",
  failed: "The board could not be loaded. Please try again.",
  mapLabel: "Map of the drivers and the rides under way",
  notOnMap: "Not on the map",
  seenAt: (time: string) => `seen at ${time}`,
  noPosition: "Off shift, or the position is not shared.",
  settings: "Settings",
  autoAssign: "Auto-assign",
  autoHelp: (seconds: number, minutes: number) =>
    `Offers a due ride, from ${minutes} minutes before its time, to the best driver. He has ${seconds} seconds to accept, then the next one gets it.`,
  on: "On",
  off: "Off",
  changedBy: (name: string, time: string) => `Last changed by ${name}, ${time}`,
  openOffers: "Being offered now",
  pastOffers: "Last offers",
  unplaced: "Due, with nobody to offer them to",
  until: (time: string) => `until ${time}`,
  noOffers: "Nothing is being offered.",
  noPastOffers: "Nothing has been offered yet.",
  accepted: "accepted",
  declined: "declined",
  timed_out: "ran out",
  withdrawn: "withdrawn",
  settingsFailed: "The settings could not be read. Please try again.",
  ownSettings: "Language, theme, password and two-factor",
};

export default board;
export type BoardStrings = typeof board;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "dispatch/board": BoardStrings;
  }
}
