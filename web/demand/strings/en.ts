const demand = {
  about:
    "Ships at the piers. The desk sees them above the board, and the plan expects a share of their passengers.",
  bringIn: "Bring in a CSV",
  add: "Add a ship",
  none: "No ship is written down for the next 31 days.",
  remove: "Take out",
  removed: "The ship is taken out.",
  passengers: (count: string): string => `${count} passengers`,
  ship: "Ship",
  pier: "Pier",
  pierHint: "A place of the map: choose it from the list.",
  date: "Day",
  from: "From",
  until: "Until",
  untilHint: "Earlier than From is the next day.",
  people: "Passengers",
  expected: "Rides to expect today",
  expectedWhy: "By the last 90 days, with passengers of ships in yellow.",
  hour: (hour: number, rides: string, ships: string): string =>
    `${hour} o'clock: ${rides} rides, ${ships} of them passengers of ships`,
};

export default demand;
export type DemandStrings = typeof demand;
