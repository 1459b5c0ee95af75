const riders = {
  about: (n: string) => (n === "1" ? "1 rider" : `${n} riders`),
  show: "Which riders",
  open: "Open",
  tabs: { all: "All", active: "Active", suspended: "Suspended" },
  rides: "Rides",
  lastRide: "Latest ride",
  noRide: "None yet",
  nobody: "No rider matches.",
  back: "All riders",
  since: "Rider since",
  vipLevel: "VIP level",
  vip: (percent: number) => `${percent}% off`,
  toVip: (rides: number) => `${rides === 1 ? "1 more ride" : `${rides} more rides`} to VIP`,
  ridesNone: "No rides yet.",
  reference: "Ride",
  when: "Pickup",
  route: "Route",
  driver: "Driver",
  noDriver: "–",
  fare: "Fare",
  missing: "There's no such rider.",
  totals: {
    booked: "Booked",
    open: "Still to come",
    completed: "Completed",
    called_off: "Called off",
    no_show: "Didn't show up",
    fares: "Fares",
  },
};

export default riders;
export type RidersStrings = typeof riders;
