import type { ReportPeriod } from "../../../contract/reports/report-period.ts";

const periods: Record<ReportPeriod, string> = {
  daily: "Today",
  weekly: "This Week",
  monthly: "This Month",
  yearly: "This Year",
  all: "All Time",
};

const reports = {
  title: "Driver Dashboard",
  description: "Your trips, earnings and rates.",
  refresh: "Refresh",
  exportReport: "Export Report",
  exportCsv: "Spreadsheet (CSV)",
  exportPrint: "Printable page",
  exporting: "Exporting...",
  exportFailed: "We couldn't export the report. Please try again.",
  reference: "Reference",
  fare: "Fare",
  removedTrips: (trips: number) =>
    trips === 1 ? "1 trip removed from your list" : `${trips} trips removed from your list`,
  timePeriod: "Time Period",
  periods,
  loading: "Loading dashboard data...",
  failed: "Failed to fetch report data. Please try again.",
  totalTrips: "Total Trips",
  totalEarnings: "Total Earnings",
  totalDistance: "Total Distance",
  averageFare: "Avg. Fare/Trip",
  completionRate: "Completion Rate",
  acceptanceRate: "Acceptance Rate",
  hoursDriven: "Hours on Rides",
  perHour: "Per Hour on Rides",
  drivenMinutes: "Minutes on Rides",
  hours: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  earningsTrend: "Earnings Trend",
  rideTypes: "Ride Types Distribution",
  showTable: "Show as a table",
  hideTable: "Show as a chart",
  when: "When",
  earnings: "Earnings",
  type: "Type",
  trips: "Trips",
  nothingYet: "No earnings in this period yet.",
  profile: "Driver Profile",
  name: "Name",
  licenseNumber: "License Number",
  vehicleType: "Vehicle Type",
  approvalDate: "Approval Date",
  currentLocation: "Current Location",
  days: (from: string, to: string) => `${from} to ${to}`,
  asOf: (time: string) => `As of ${time}`,
  most: (amount: string, label: string) => `Highest: ${amount}, ${label}`,
};

export default reports;
export type ReportsStrings = typeof reports;
