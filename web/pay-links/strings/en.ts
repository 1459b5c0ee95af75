const payLinks = {
  headTitle: "Pay by link",
  headDescription: "Pay for your ride by card, bank or wallet.",
  loading: "Loading your payment...",
  goneTitle: "We can't find this payment",
  gone: "Check your link, or call us.",
  title: (amount: string) => `Pay ${amount}`,
  now: (amount: string) => `Pay ${amount} now`,
  what: {
    fare: (reference: string) => `For ride ${reference}`,
    deposit: (reference: string) => `The deposit for ride ${reference}`,
    statement: (reference: string) => reference,
    no_show_fee: (reference: string) => `The fee for ride ${reference}: we waited for you`,
    tip: (reference: string) => `The tip for ride ${reference}`,
  },
  charged: (amount: string) => `You'll be charged ${amount}.`,
  where: "You pay on the bank's own page. Your card number never comes to us.",
  wait: "One moment. We're getting the bank's page ready.",
  trial: "This is a trial: no money moves.",
  checkingTitle: "One moment: we're asking the bank",
  checking: "We're asking the bank whether your payment came through. This page shows it by itself.",
  paidTitle: (amount: string) => `${amount} paid`,
  overTitle: "This payment is over",
  /** The state of it. */
  over: {
    paid: "Thank you. You can close this page.",
    failed:
      "The payment failed. You weren't charged. Please start again from the page of your ride, or call us.",
    expired: "The time to pay is over. You weren't charged. Ask us for a new link.",
    cancelled: "We've withdrawn this request. There's nothing to pay here.",
    refunded: "We've refunded what you paid.",
    partly_refunded: "We've refunded part of what you paid.",
  },
  toRide: "Back to your ride",
  byLink: "Paid by link",
  /** Beside what was paid, where some of it was given back after the ride. */
  backOf: (paid: string, back: string) => `${paid}, ${back} given back`,
  /** To the driver. */
  collectNothing: "Paid by link. Collect nothing.",
  ofItByLink: (paid: string) => `${paid} of it was paid by link.`,
  /** Below a price. */
  allPaid: "paid by link",
  partPaid: (paid: string, rest: string) => `${paid} paid by link, ${rest} in the car`,
  feeKept: (fee: string) => `${fee} of what you paid by link covers the fee, because we waited for you.`,
  feeKeptRest: (fee: string, rest: string) =>
    `${fee} of what you paid by link covers the fee, because we waited for you. We'll refund ${rest}.`,
  /** To whoever paid more by link than the ride costs now. */
  lowered: (amount: string) =>
    `The price is lower than what you paid by link. ${amount} of it goes back to you.`,
  givenBack: (amount: string) => `You paid ${amount} by link. We'll refund it.`,
  depositText: (amount: string) =>
    `A deposit of ${amount} by card, bank or wallet. You pay the rest in the car, or here.`,
  firstText: "By card, bank or wallet. Your ride is confirmed once it's paid.",
  fareText: "By card, bank or wallet, or cash in the car.",
  starting: "One moment...",
  startFailed: "We couldn't start the payment. Please try again, or pay in the car.",
};

export default payLinks;
export type PayLinkStrings = typeof payLinks;
