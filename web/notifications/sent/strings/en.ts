import type { SendingState } from "../../../../contract/notifications/sent-messages.ts";

const states: Record<SendingState, string> = {
  waiting: "Waiting",
  sent: "Sent",
  failed: "Failed",
  given_up: "Given up",
};

const sent = {
  intro: "What we've told passengers, drivers and the office, as long as it's kept: 30 days.",
  search: "Search by ride reference",
  way: "Sent by",
  anyWay: "Any way",
  show: "Filter messages",
  states,
  reports: { delivered: "Arrived", read: "Read" },
  when: "When",
  about: "About",
  to: "To",
  goes: (moment: string) => `Goes ${moment}`,
  nextTry: (moment: string) => `Next try ${moment}`,
  tries: (n: number) => (n === 1 ? "1 try" : `${n} tries`),
  sendAgain: "Send again",
  again: "It's on its way again.",
  sentAgain: (moment: string) => `Sent again ${moment}`,
  secret: "It held a code or link for its reader alone. They can ask for a new one.",
  past: "The ride has moved on.",
  empty: "No messages yet.",
  nothingFound: "No message matches.",
};

export default sent;
export type SentStrings = typeof sent;
