const roster = {
  showInactive: "Show Inactive",
  hideInactive: "Hide Inactive",
  filterDrivers: "Search by name, phone, vehicle or plate",
  driversOf: (shown: number, all: number) => `${shown} of ${all} drivers`,
  noDriverFound: "No driver matches. Change the search or show inactive drivers.",
  addDriver: "Add New Driver",
  viewProfile: "View Profile",
  message: "Message",
  viewHistory: "View History",
  suspend: "Suspend",
  setInactive: "Set Inactive",
  setActive: "Set Active",
  assignRide: "Assign Ride",
  onlyAvailable: "Only available drivers may be given a ride.",
  chooseRide: (name: string) => `Choose a ride for ${name}`,
  menuOf: (name: string) => `More for ${name}`,
  rating: "Rating",
  ridesCompleted: "Rides completed",
  location: "Location",
  lastActive: "Last active",
  unknown: "Unknown",
  mustLogIn: "You must be logged in to view drivers",
  apiError: (message: string) => `API Error: ${message}. Using sample data.`,
  noDrivers: "No drivers found in the system. Using sample data for preview.",
  sample: "Sample",
  statusFailed: "Could not update driver status. Please try again.",
  suspendTitle: (name: string) => `Suspend ${name}`,
  suspendWhat:
    "The driver becomes inactive and gets no more rides. Rides that have not begun go back to pending. A ride with the passenger aboard stays.",
  suspended: (name: string) => `${name} is suspended.`,
  noPending: "No pending ride requests at the moment.",
  addHelp: "The office approves new drivers. Send their papers here and they appear under Applications.",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  licence: "License Number",
  send: "Send to the office",
  sending: "Sending...",
  sent: (name: string) => `${name} was sent to the office for approval.`,
  sendFailed: (reason: string) => `This was not sent: ${reason}`,
  papers: "Documents",
  noNewRides: "No new rides",
  exception: "Exception",
  languages: "Languages",
  approvedOn: "Approval Date",
  comingRides: "Rides to come",
  noComing: "No rides to come.",
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
