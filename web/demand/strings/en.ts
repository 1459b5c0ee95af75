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
  feed: {
    title: "By a calendar",
    intro:
      "A port's or an agent's calendar (iCalendar) is read every hour: its ships come, change and go here by themselves. A ship that you write down or change stays yours.",
    url: "Address of the calendar",
    urlHint: "Begins with https:// or webcal://.",
    pier: "Pier where it says none",
    pierHint: "A place of the map: choose it from the list.",
    passengers: "Passengers where it says none",
    passengersHint: "A guess for a ship whose number isn't in the calendar.",
    save: "Save and read it now",
    stop: "Read it no more",
    readAt: (at: string, ships: string): string => `Read ${at}: ${ships} ships to come.`,
    leftOut: (entries: string): string => `${entries} entries had no time or name.`,
    faults: {
      unreachable: (at: string): string =>
        `The calendar couldn't be reached (${at}). Its ships stay as they were.`,
      not_public: (at: string): string =>
        `That address is in a network of its own (${at}). It must be on the internet.`,
      too_long: (at: string): string =>
        `The calendar is larger than a port's ever is (${at}). Its ships stay as they were.`,
      no_calendar: (at: string): string =>
        `That address has no calendar (${at}). Its ships stay as they were.`,
      empty: (at: string): string => `The calendar has no ship in it (${at}). Its ships stay as they were.`,
    },
  },
};

export default demand;
export type DemandStrings = typeof demand;
