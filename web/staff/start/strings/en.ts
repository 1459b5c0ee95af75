import { named } from "../named.ts";

const start = {
  goodMorning: (name: string) => named("Good morning", name),
  goodAfternoon: (name: string) => named("Good afternoon", name),
  goodEvening: (name: string) => named("Good evening", name),
  revenueToday: "Revenue today",
  ridesToday: "Rides completed today",
  yesterday: (what: string) => `yesterday ${what}`,
  onAccount: "On account",
  owedBy: (n: number) => (n === 1 ? "1 hotel or firm" : `${n} hotels and firms`),
  papersEnd: "Papers that end",
  drivers: "All drivers",
  noPaperEnds: (days: number) => `No paper ends in the next ${days} days.`,
  inDays: (n: number) => (n === 0 ? "today" : n === 1 ? "tomorrow" : `in ${n} days`),
  daysAgo: (n: number) => (n === 1 ? "yesterday" : `${n} days ago`),
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
