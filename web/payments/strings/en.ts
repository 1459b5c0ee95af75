import type { PaidBy } from "../../../contract/payments/payment.ts";

const paidBy: Record<PaidBy, string> = {
  cash_usd: "Cash, dollars",
  cash_xcg: "Cash, guilders",
  card: "Card in the car",
  account: "On account",
};

const payments = {
  paidBy,
  paid: "Paid",
  ofItByLink: "Of it by link",
  all: "All together",
  notRecorded: "Not recorded",
  tip: "Tip",
  tips: "Tips",
  ask: "How was it paid?",
  say: "Say how it was paid",
  save: "Save",
  tipUsd: "Tip, US$ (optional)",
  tipXcg: "Tip, XCG (optional)",
  amountWrong: "An amount like 5 or 2.50.",
  payments: "Payments",
  cash: {
    title: "Cash you hold",
    failed: "Your cash could not be loaded. Please try again.",
    loading: "Loading...",
    sinceFirst: (rides: number) =>
      rides === 1 ? "From 1 ride paid in cash." : `From ${rides} rides paid in cash.`,
    since: (time: string, rides: number) =>
      `Since you closed on ${time}: ${rides === 1 ? "1 ride" : `${rides} rides`} paid in cash.`,
    dollars: "US dollars",
    guilders: "Guilders",
    close: "Close shift",
    closeTitle: "Close your shift",
    closeText: "Count what the passengers paid you. Your change float does not count.",
    countedUsd: "Counted, US$",
    countedXcg: "Counted, XCG",
    note: "Note for the office (optional)",
    closing: "Closing...",
    closed: "Your shift is closed.",
    closeFailed: "Your shift could not be closed. Please try again.",
    needsSignal: "Closing works when you have signal.",
    waits: "Rides that wait for signal are not counted yet. Close when they are sent.",
    says: "The app says",
    last: "Shifts you closed",
    none: "You have not closed a shift yet.",
  },
  closings: {
    driver: "Driver",
    closedAt: "Closed",
    rides: "Rides",
    expected: "The app says",
    counted: "Counted",
    difference: "Difference",
    even: "None",
    note: "Note",
    empty: "No shift has been closed yet.",
  },
};

export default payments;
export type PaymentStrings = typeof payments;

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    payments: PaymentStrings;
  }
}
