const cash = {
  receivedUsd: "Received, US$ (optional)",
  receivedXcg: "Received, XCG (optional)",
  left: (usd: string, xcg: string) => `${usd} left, or ${xcg}. How was that paid?`,
  leftPaidBy: "The rest was paid",
  sayRest: "Say how the rest was paid.",
  giveBack: (own: string, other: string) => `Give back ${own}, or ${other}`,
  changeIn: "Change given in",
  changeUsd: "Change in dollars",
  changeXcg: "Change in guilders",
  whyUnpaid: "Why wasn't it paid?",
  unpaidReasons: {
    later: "Pays later",
    refused: "Refused the price",
    left: "Left without paying",
    other: "Something else",
  },
  unpaidBecause: (why: string) => `Not paid: ${why}`,
  sayWhyUnpaid: "Say why it wasn't paid.",
  unpaidNote: "What happened (optional)",
};

export default cash;
export type CashStrings = typeof cash;
