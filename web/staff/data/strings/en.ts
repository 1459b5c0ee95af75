const data = {
  exportHead: "Take everything out",
  exportIntro:
    "One ZIP file with a CSV for each kind of record: rides, people, drivers, money, tariffs, messages, the audit log and more. Open them in a spreadsheet or load them into other software.",
  exportWarning:
    "The file holds names, phone numbers and addresses. Keep it where only you can open it. The audit log says who took it.",
  exportAll: "Download everything",
  exporting: "Collecting...",
  exported: "Downloaded.",
  exportFailed: "We couldn't collect everything. Please try again.",
  keepHead: "Old guests",
  keepIntro: (months: string) =>
    `A guest's name, phone number and exact places are removed from a ride ${months} months after it, and contact messages are deleted. Fares and totals stay. The server does this every six hours.`,
  oldest: (day: string) => `The oldest ride with its guest is from ${day}.`,
  nobody: "No ride has a guest's details.",
  due: (rides: number, shown: string): string =>
    rides === 1 ? "1 ride waits for its turn." : `${shown} rides wait for their turn.`,
  nothingDue: "Nothing waits for its turn.",
  keepNow: "Remove them now",
  removed: (rides: number, shown: string): string =>
    rides === 0
      ? "There was nothing to remove."
      : rides === 1
        ? "The guest of 1 ride is removed."
        : `The guests of ${shown} rides are removed.`,
  keepFailed: "We couldn't do that. Please try again.",
  loading: "Loading...",
};

export default data;
export type DataStrings = typeof data;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "staff/data": DataStrings;
  }
}
