const roster = {
  showInactive: "Show Inactive",
  hideInactive: "Hide Inactive",
  filterDrivers: "Search by name, phone, vehicle or plate",
  driversOf: (shown: number, all: number) => `Drivers: ${shown} of ${all}`,
  noDriverFound: "No drivers match. Change the search or show inactive drivers.",
  addDriver: "Add New Driver",
  viewProfile: "View Profile",
  message: "Message",
  viewHistory: "View History",
  suspend: "Suspend",
  setInactive: "Set Inactive",
  setActive: "Set Active",
  assignRide: "Assign Ride",
  onlyAvailable: "Only available drivers can be assigned a ride.",
  chooseRide: (name: string) => `Choose a ride for ${name}`,
  menuOf: (name: string) => `More actions for ${name}`,
  rating: "Rating",
  ridesCompleted: "Rides completed",
  location: "Location",
  lastActive: "Last active",
  unknown: "Unknown",
  mustLogIn: "You must be logged in to view drivers",
  apiError: (message: string) => `API Error: ${message}. Using sample data.`,
  noDrivers: "No drivers found in the system. Using sample data for preview.",
  sample: "Sample",
  sampleNames: ["Sample One", "Sample Two", "Sample Three", "Sample Four"] as readonly string[],
  statusFailed: "Could not update driver status. Please try again.",
  suspendTitle: (name: string) => `Suspend ${name}`,
  suspendWhat:
    "The driver becomes inactive and gets no new rides. Rides that haven't started go back to pending. A ride with a passenger on board continues.",
  suspended: (name: string) => `${name} has been suspended.`,
  inactiveTitle: (name: string) => `Set ${name} inactive?`,
  inactiveWhat: (n: number) =>
    n === 1
      ? "This ride stays with the driver. Suspend gives it back to pending."
      : `These ${n} rides stay with the driver. Suspend gives them back to pending.`,
  inactiveNow: (name: string) => `${name} is inactive and off shift.`,
  backOnShift: (name: string) => `${name} is back on shift.`,
  backOffShift: (name: string) => `${name} is back, off shift.`,
  nowOn: "Now",
  nextRide: "Next",
  noPending: "No pending ride requests at the moment.",
  addHelp:
    "New drivers need approval from the office. Send their details here and they'll appear under Applications.",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  licence: "License Number",
  send: "Send to the office",
  sending: "Sending...",
  sent: (name: string) => `${name} was sent to the office for approval.`,
  sendFailed: (reason: string) => `We couldn't send this: ${reason}`,
  papers: "Documents",
  noNewRides: "No new rides",
  exception: "Exception",
  languages: "Languages",
  approvedOn: "Approval Date",
  comingRides: "Upcoming rides",
  noComing: "No upcoming rides.",
  last30: "Last 30 days",
  trips: "Total Trips",
  earnings: "Total Earnings",
  completionRate: "Completion Rate",
  acceptanceRate: "Acceptance Rate",
};

export default roster;
export type RosterStrings = typeof roster;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "dispatch/roster": RosterStrings;
  }
}
