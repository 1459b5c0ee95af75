const start = {
  revenueToday: "Revenue today",
  ridesToday: "Rides completed today",
  yesterday: (what: string) => `yesterday ${what}`,
  onAccount: "On account",
  owedBy: (n: number) => (n === 1 ? "1 hotel or firm" : `${n} hotels and firms`),
  waits: "To do",
  things: (n: number) => (n === 1 ? "1 thing" : `${n} things, most urgent first`),
  answer: "Answer",
  look: "Look",
  newDate: "New date",
  wantsToDrive: "Wants to drive",
  nothing: "Nothing is waiting.",
  more: (n: number) => `and ${n} more`,
};

export default start;
export type StartStrings = typeof start;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "staff/start": StartStrings;
  }
}
