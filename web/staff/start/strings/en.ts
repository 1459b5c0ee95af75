import type { PaidWay } from "../../../../contract/reports/office-day.ts";
import { named } from "../named.ts";

const start = {
  goodMorning: (name: string) => named("Good morning", name),
  goodAfternoon: (name: string) => named("Good afternoon", name),
  goodEvening: (name: string) => named("Good evening", name),
  search: "Search people, rides, messages",
  searchNothing: "Nobody and nothing matches.",
  backupAge: (age: string) => `Last good backup: ${age}`,
  noBackup: "There's no good backup yet",
  today: "Fares today, without tips",
  rides: (n: number) => (n === 1 ? "1 ride" : `${n} rides`),
  thanLast: (weekday: string) => `on last ${weekday} at this hour`,
  paidBy: {
    cash_usd: "Cash $",
    cash_xcg: "Cash",
    card: "Card",
    account: "Account, not collected",
    link: "By link",
    unknown: "Not recorded, not collected",
  } as Record<PaidWay, string>,
  givenBack: (amount: string) => `${amount} given back`,
  late: "Late",
  ofPickups: (n: number) => `of ${n}`,
  daysBefore: (days: number, share: string) => `last ${days} days ${share}`,
  whichLate: (n: number) => (n === 1 ? "Which one" : `Which ${n}`),
  latePickups: (n: number) => (n === 1 ? "1 late pickup today" : `${n} late pickups today`),
  lateMeans: (minutes: number) =>
    `The driver was there more than ${minutes} minutes after the time we promised.`,
  minutesLate: (n: number) => `${n} min late`,
  unpaid: "Unpaid",
  accounts: (n: number) => (n === 1 ? "1 account" : `${n} accounts`),
  overdue: (amount: string, days: number) => `${amount} over ${days} days`,
  whoOwes: "Who owes what",
  driverCash: "Cash still with drivers",
  and: (amount: string) => `and ${amount}`,
  driversHold: (n: number) => (n === 1 ? "1 driver" : `${n} drivers`),
  whoHolds: "Who holds what",
  papersEnd: "Papers that end",
  drivers: "All drivers",
  noPaperEnds: (days: number) => `No paper ends in the next ${days} days.`,
  inDays: (n: number) => (n === 0 ? "today" : n === 1 ? "tomorrow" : `in ${n} days`),
  daysAgo: (n: number) => (n === 1 ? "yesterday" : `${n} days ago`),
  nextSteps: "Comes next",
  nothingNext: (days: number) => `No holiday in the next ${days} days, and no new tariff.`,
  fromHour: (name: string, time: string) => `${name}, from ${time}`,
  holidayAdds: (percent: number) => `+${percent}% on every fare`,
  newTariff: "New tariff",
  onLastWeek: (share: string) => `${share} on the rides of the last 7 days`,
  waits: "Waits for you",
  things: (n: number) => (n === 1 ? "1 thing" : `${n} things, most urgent first`),
  answer: "Answer",
  look: "Look",
  newDate: "Enter new date",
  remind: "Remind",
  wantsToDrive: (name: string) => `${name} wants to drive`,
  wantsChanged: (name: string) => `${name} wants something changed`,
  messageOf: (when: string) => `message of ${when}`,
  paperEnded: (name: string, paper: string) => `${name}: ${paper} ran out`,
  paperEnds: (name: string, paper: string) => `${name}: ${paper} ends`,
  noRidesUntil: "no rides until the new date is in",
  since: (day: string) => `since ${day}`,
  notPaid: (name: string, month: string) => `${name} hasn't paid ${month}`,
  booksWrong: "The books don't agree with their history",
  booksFaults: (faults: number) =>
    faults === 1
      ? "1 sum differs. See which before you trust a figure."
      : `${faults} sums differ. See which before you trust a figure.`,
  owedByNobody: (n: number): string =>
    n === 1
      ? "1 ride is paid on account, and no account pays it"
      : `${n} rides are paid on account, and no account pays them`,
  putRight: "Put right",
  latestOf: (when: string, driver: string): string => `the latest of ${when}, ${driver}`,
  sentOn: (day: string) => `sent ${day}`,
  notSent: "never sent",
  nothing: "Nothing is waiting.",
  more: (n: number) => `and ${n} more`,
};

export default start;
export type StartStrings = typeof start;
