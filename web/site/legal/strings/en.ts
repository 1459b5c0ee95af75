const legal = {
  termsHead: "Terms: Trupial",
  privacyHead: "Privacy: Trupial",
  termsDescription: "The rules of booking, price, payment, waiting and cancelling with Trupial.",
  privacyDescription: "What Trupial keeps of you, why, for how long, and what you can ask for.",
  termsTitle: "Terms",
  privacyTitle: "Privacy",
  updated: (date: string) => `In force since ${date}`,
  terms: [
    {
      heading: "Booking",
      text: "A booking is an offer to us. It stands once a driver is assigned, and we tell you. You may book for somebody else; you then answer for the details.",
    },
    {
      heading: "Price",
      text: "The price you see before booking is the price for that trip and is held for 15 minutes. A longer way, more passengers or more luggage than booked may change it; the driver tells you first.",
    },
    {
      heading: "Payment",
      text: "You pay the driver, in US dollars or Caribbean guilders at 1.79 per dollar. You get a receipt when you ask for one.",
    },
    {
      heading: "Waiting and no-show",
      text: "The driver waits 15 minutes after the agreed time; at the airport he follows your flight. After that the ride may count as a no-show.",
    },
    {
      heading: "Cancelling",
      text: "You can cancel a ride free of charge until the passenger is aboard. Tours have their own rule, shown with each tour.",
    },
    {
      heading: "Lost things and liability",
      text: "We keep what is found for three months. Our cars and passengers are insured as the law of Curaçao asks. That law applies, and its court decides.",
    },
  ],
  privacy: [
    {
      heading: "What we keep",
      text: "For a ride: name, phone, e-mail if you give it, places, time, party and price. For an account also your user name and a password we cannot read. Of your browser only what keeps you signed in.",
    },
    {
      heading: "What for",
      text: "To bring you where you want to go, to reach you about that ride, to answer your messages, and for the books the tax office asks for. Not for advertising, and nobody buys it from us.",
    },
    {
      heading: "Who sees it",
      text: "The office, and the driver of your ride from the moment it is assigned. Other drivers see only the places and the time. Your tracking link shows your ride to whoever has it, so share it with care.",
    },
    {
      heading: "Where it is",
      text: "On our own server. This site loads nothing from other companies unless the office has switched on Google’s map; then your browser talks to Google while a map is open.",
    },
    {
      heading: "How long",
      text: "Messages, and applications that led to nothing, as a rule for 18 months. A ride you booked without an account loses your name, phone, e-mail and exact places after the same time, a ride of your account when you delete it. Its day, zone, distance and price stay for the books.",
    },
    {
      heading: "What you can do",
      text: "In Settings you download everything we know of your account, or delete it. Without an account, write to us with your booking number.",
    },
  ],
};

export default legal;
export type LegalStrings = typeof legal;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/legal": LegalStrings;
  }
}
