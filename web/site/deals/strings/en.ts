const deals = {
  head: "Deals",
  description: "Deals on taxi rides on Curaçao that you can have today.",
  title: "Deals",
  intro: "Something off your fare. The best deal counts, and you see it in the price before you book.",
  book: "Book a ride",
  loading: "Loading...",
  none: "There's no deal at the moment. Our fares are fixed before you book, deal or not.",
  off: (a: string) => `${a} off`,
  withCode: (code: string) => `Type the code ${code} beside your price.`,
  firstRide: "On the first ride of your account. It comes off by itself.",
  guests: "For guests who book by their hotel's link. It comes off by itself.",
  vip: (level: number) => `From VIP level ${level} on. It comes off by itself.`,
  trips: { airport: "from and to the airport", island: "not from or to the airport" },
  fares: (a: string) => `fares from ${a}`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
};

export default deals;
export type DealsPageStrings = typeof deals;
