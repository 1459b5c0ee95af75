const payLinksOffice = {
  title: "Payments by link",
  intro: "Payment links sent to guests and hotels, and whether they've been paid.",
  settings: "Paying by link",
  noProvider:
    "Guests can't pay by link: this server has no payment provider. Whoever runs it sets PAYMENTS to sentoo, with your merchant number and secret.",
  trial: "This server is on trial: its payment page is our own, and no money moves.",
  mode: "Guests pay by link",
  modes: {
    off: "Off",
    offered: "The whole fare",
    deposit: "A deposit first",
  },
  percent: "Deposit, % of the fare",
  depositMinutes: "Minutes to pay the deposit (if any)",
  depositHours: "Paid at least so many hours before pickup",
  depositAsked: "The deposit is asked for. A ride whose deposit isn't paid goes on all the same.",
  depositInsisted: (minutes: string, hours: string) =>
    `A guest who books for later has ${minutes} minutes to pay, and no later than ${hours} hours before the pickup. Until then no driver sees the ride, and you can accept it without. If it isn't paid in time, the ride is cancelled and the guest is told why. A ride too near for that isn't held up.`,
  fee: "No-show fee, US$ (if any)",
  currency: "Charged in",
  currencies: {
    USD: "US dollars",
    XCG: "Guilders (XCG)",
  },
  search: "Search by booking, name or number",
  show: "Show",
  refundDue: "To refund",
  nothingFound: "No payment matches.",
  empty: "No payment links yet.",
  noneOfRide: "No payment links yet.",
  what: "What for",
  amount: "Amount",
  state: "Status",
  actions: "Actions",
  purposes: {
    fare: "Fare",
    deposit: "Deposit",
    statement: "Statement",
    no_show_fee: "No-show fee",
  },
  states: {
    open: "Open",
    paid: "Paid",
    failed: "Failed",
    expired: "Expired",
    cancelled: "Withdrawn",
    refunded: "Refunded",
    partly_refunded: "Partly refunded",
  },
  guest: "the guest",
  asked: (by: string, when: string) => `Asked by ${by}, ${when}`,
  statementOf: (number: number, name: string) => `Statement ${number}, ${name}`,
  paidAt: (when: string) => `Paid ${when}`,
  sentAt: (when: string) => `Sent ${when}`,
  until: (when: string) => `Until ${when}`,
  trouble: "The provider can't be reached. We keep trying.",
  refundedAmount: (amount: string) => `${amount} refunded`,
  due: (amount: string) => `${amount} to refund`,
  refundStates: {
    asked: (amount: string, by: string, reason: string) => `${amount} is being refunded: ${reason} (${by})`,
    done: (amount: string, by: string, reason: string) => `${amount} refunded: ${reason} (${by})`,
    refused: (amount: string, by: string, reason: string) =>
      `The provider didn't refund ${amount}. Check there, then refund it by hand: ${reason} (${by})`,
  },
  send: "Send link",
  sendAgain: "Send again",
  sent: "Link sent",
  cancel: "Withdraw",
  cancelled: "Withdrawn",
  refund: "Refund",
  noteRefund: "Note the refund",
  refundTitle: "Refund",
  refundText: (left: string) => `You can refund up to ${left}.`,
  byHand: "Refund it on Sentoo's own site first, then note it here.",
  refundAmount: "Amount, US$",
  reason: "Reason",
  reasonMissing: "Please say why.",
  amountWrong: (left: string) => `Enter an amount from 1 to ${left}.`,
  refunded: "Noted",
  ask: {
    fare: "Ask for the fare",
    deposit: "Ask for the deposit",
    statement: "Ask for payment by link",
    no_show_fee: "Ask for the no-show fee",
  },
  askedDone: "Link sent",
};

export default payLinksOffice;
export type PayLinksOfficeStrings = typeof payLinksOffice;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "pay-links/office": PayLinksOfficeStrings;
  }
}
