const figures = {
  title: "Ride History & Analytics",
  totalRides: "Total Rides",
  totalRevenue: "Total Revenue",
  totalDistance: "Total Distance",
  averageFare: "Average Fare",
  topDriver: "Top Driver",
  filters: "Filters",
  search: "Search by rider, phone, location or driver",
  startDate: "Start date",
  endDate: "End date",
  driver: "Driver",
  allDrivers: "All Drivers",
  rideType: "Ride type",
  allTypes: "All ride types",
  zone: "Zone",
  allZones: "All zones",
  clearFilters: "Clear Filters",
  showing: (from: string, to: string, n: string) => `Showing ${from}-${to} of ${n} rides`,
  rideId: "Ride ID",
  rider: "Rider",
  route: "Route",
  dateTime: "Date & Time",
  previous: "Previous",
  next: "Next",
  pages: "Pages",
  page: (n: number) => `Page ${n}`,
  none: "No completed rides found",
  noneWhy: "Change or clear the filters to see more.",
  failed: "Failed to fetch completed rides. Please try again.",
  mustLogIn: "Authentication required",
  loading: "Loading completed rides...",
  exportCsv: "Export CSV",
  exporting: "Exporting...",
  exportFailed: "The export failed. Please try again.",
  revenue: "Revenue",
  rides: "Rides",
  byDay: "Revenue by day",
  byDriver: "Revenue by driver",
  byType: "Revenue by ride type",
  byZone: "Revenue by zone",
  byPayment: "By payment",
  otherRides: "Without a zone",
  figuresFailed: "The revenue figures could not be loaded. Please try again.",
  figuresLoading: "Calculating the revenue...",
  day: "Date",
  noFigures: "No completed rides to add up.",
};

export default figures;
export type FiguresStrings = typeof figures;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "dispatch/archive": FiguresStrings;
  }
}
