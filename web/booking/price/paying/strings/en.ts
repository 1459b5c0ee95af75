const paying = {
  how: "How would you like to pay?",
  driver: "Pay the driver",
  driverHow: (xcg: string) => `In cash: dollars, or ${xcg}`,
  now: "Pay now",
  nowHow: "By card, bank or wallet",
  after: "Your ride is booked first. Then you pay on the provider's own page.",
  wayThere: (amount: string) => `You pay ${amount} for the way there; the way back is paid on its own page.`,
  book: "Book and pay",
};

export default paying;
export type PayingStrings = typeof paying;
