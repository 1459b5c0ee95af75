const pendingList = {
  ridesOf: (shown: string, all: string) => `${shown} of ${all} rides`,
  soFar: (n: string) => `${n} rides so far...`,
  rides: (n: string) => (n === "1" ? "1 ride" : `${n} rides`),
  keys: "The arrow keys, Page Up, Page Down, Home and End go from ride to ride. Enter assigns a driver.",
  sortBy: "Sort by",
  soonestFirst: "Soonest first",
};

export default pendingList;
export type PendingListStrings = typeof pendingList;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "dispatch/pending": PendingListStrings;
  }
}
