const start = {
  revenueToday: "Revenue today",
  ridesToday: "Rides completed today",
  yesterday: (what: string) => `yesterday ${what}`,
  papers: "Documents",
  changes: "Changes by drivers",
  nothing: "Nothing is waiting.",
  more: (n: number) => `and ${n} more`,
  all: "Show all",
};

export default start;
export type StartStrings = typeof start;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "staff/start": StartStrings;
  }
}
