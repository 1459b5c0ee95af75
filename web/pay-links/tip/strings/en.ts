const tip = {
  title: (name: string) => (name === "" ? "A tip for your driver?" : `A tip for ${name}?`),
  text: "By card, bank or wallet. Every cent goes to your driver.",
  amount: "Amount of the tip",
  other: "Other",
  own: "Your tip, US$",
  amountWrong: (least: string, most: string) => `Enter an amount from ${least} to ${most}.`,
  go: "Go on",
  give: (amount: string) => `Tip ${amount}`,
  given: (amount: string, name: string) =>
    name === "" ? `Thank you! Your tip of ${amount} is on its way.` : `Thank you! ${amount} is for ${name}.`,
  /** The tip was begun and isn't paid. */
  failed: "The payment didn't go through and you weren't charged.",
  unpaid: "You weren't charged.",
  waits: "The bank hasn't told us yet whether your tip came through. This page shows it as soon as we know.",
  starting: "One moment...",
  startFailed: "We couldn't start the payment. Please try again.",
  over: "A tip can't be given here any more.",
};

export default tip;
export type TipStrings = typeof tip;
