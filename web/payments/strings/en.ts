import type { PaidBy } from "../../../domain/payments/payment.ts";

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
  givenBack: "Given back",
  tip: "Tip",
  tips: "Tips",
  tipByLink: (amount: string) => `${amount} by link`,
  ask: "How was it paid?",
  unpaid: "Not paid",
  sayOrUnpaid: "Say how it was paid, or that it wasn't.",
  say: "Say how it was paid",
  save: "Save",
  tipUsd: "Tip, US$ (optional)",
  tipXcg: "Tip, XCG (optional)",
  amountWrong: "An amount like 5 or 2.50.",
  changeOf: (amount: string) => `change ${amount}`,
  payments: "Payments",
  cash: {
    title: "Cash you hold",
    failed: "We couldn't load your cash. Please try again.",
    loading: "Loading...",
    sinceFirst: (rides: number) =>
      rides === 1 ? "From 1 ride paid in cash." : `From ${rides} rides paid in cash.`,
    since: (time: string, rides: number) =>
      `Since you closed on ${time}: ${rides === 1 ? "1 ride" : `${rides} rides`} paid in cash.`,
    dollars: "US dollars",
    guilders: "Guilders",
    close: "Close shift",
    closeTitle: "Close your shift",
    closeText: "Count what the passengers paid you. Your change float doesn't count.",
    countedUsd: "Counted, US$",
    countedXcg: "Counted, XCG",
    note: "Note for the office (optional)",
    closing: "Closing...",
    closed: "Your shift is closed.",
    closeFailed: "We couldn't close your shift. Please try again.",
    needsSignal: "Closing works when you have signal.",
    waits: "Rides waiting for signal aren't counted yet. Close once they're sent.",
    says: "The app says",
    last: "Shifts you closed",
    none: "You haven't closed a shift yet.",
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
