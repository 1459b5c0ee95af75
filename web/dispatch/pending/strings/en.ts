const pendingList = {
  ridesOf: (shown: string, all: string) => `Rides: ${shown} of ${all}`,
  soFar: (n: string) => (n === "1" ? "1 ride so far..." : `${n} rides so far...`),
  rides: (n: string) => (n === "1" ? "1 ride" : `${n} rides`),
  keys: "Use the arrow keys, Page Up, Page Down, Home and End to move between rides. Press Enter to assign a driver.",
  sortBy: "Sort by",
  soonestFirst: "Soonest first",
  rejecting: {
    title: (id: number) => `Reject ride #${id}?`,
    told: "The passenger is told at once. You can undo it for ten seconds.",
    note: "In your own words, for the passenger",
    noReason: "Reject without a reason",
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
