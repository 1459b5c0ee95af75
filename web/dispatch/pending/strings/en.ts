const pendingList = {
  ridesOf: (shown: string, all: string) => `Rides: ${shown} of ${all}`,
  soFar: (n: string) => (n === "1" ? "1 ride so far..." : `${n} rides so far...`),
  rides: (n: string) => (n === "1" ? "1 ride" : `${n} rides`),
  keys: "Use the arrow keys, Page Up, Page Down, Home and End to move between rides. Press Enter to assign a driver.",
  sortBy: "Sort by",
  soonestFirst: "Soonest first",
  rejecting: {
    tell: "Tell the passenger why",
    ownWords: "In your own words",
    note: "In your own words, for the passenger",
    send: "Tell the passenger",
    told: (id: number) => `Ride #${id} rejected. We'll tell the passenger why.`,
    failed: "We couldn't send the reason. Please try again.",
    reasons: {
      no_car: "No car free at that time",
      too_far: "We don't drive there",
      not_reached: "Couldn't reach the passenger",
      booked_twice: "Booked twice",
    },
  },
};

export default pendingList;
export type PendingListStrings = typeof pendingList;
