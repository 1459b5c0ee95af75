const legal = {
  termsHead: "Terms",
  privacyHead: "Privacy",
  termsDescription: "Our terms for booking, price, payment, waiting and cancelling.",
  privacyDescription: "What we keep about you, why, for how long, and what you can ask for.",
  termsTitle: "Terms",
  privacyTitle: "Privacy",
  updated: (date: string) => `In effect since ${date}`,
  terms: [
    {
      heading: "Booking",
      text: "Your booking is a request to us. It's confirmed once we've assigned a driver and let you know. You can book for someone else; you're then responsible for the details.",
    },
    {
      heading: "Price",
      text: "The price you see before booking is the price for that trip and is held for 15 minutes. A longer route, or more passengers or luggage than booked, may change it; your driver will tell you first.",
    },
    {
      heading: "Payment",
      text: "You pay the driver, in US dollars or Caribbean guilders at 1.79 per dollar. We email you a receipt if you gave us an address; otherwise, ask for one.",
      byLink:
        "You can also pay ahead by card, bank or wallet, on the page of a payment provider. If your ride is cancelled free of charge or its price falls, we give back what you paid too much.",
    },
    {
      heading: "Waiting and no-show",
      /** The company's promises now: from its settings, in `domain/company/waiting-words.ts`. */
      text: null,
    },
    {
      heading: "Cancelling",
      text: "You can cancel a ride free of charge until the passenger is on board. Tours have their own cancellation terms, shown with each tour.",
    },
    {
      heading: "Lost items and liability",
      text: "We keep found items for three months. Our cars and passengers are insured as required by the law of Curaçao, which governs these terms. Disputes go to the courts of Curaçao.",
    },
  ],
  privacy: [
    {
      heading: "What we keep",
      text: "For a ride: name, phone, email if you give it, places, time, group size and price. For an account: also your username, a password we can't read, and the home, hotel and drivers you saved. In your browser, and nowhere else: what keeps you logged in, a booking you've begun, your last ride, places you went to, language and theme, and a map to use without a signal.",
    },
    {
      heading: "Why we keep it",
      text: "To take you where you want to go, contact you about your ride, answer your messages and keep the records the tax office requires. We don't use it for advertising and we never sell it.",
    },
    {
      heading: "Who can see it",
      text: "The office, and the driver of your ride from the moment it's assigned. Other drivers see only the places and the time. Anyone with your tracking link can see your ride, so share it with care.",
    },
    {
      heading: "Where it's stored",
      text: "On our own server. This site loads nothing from other companies unless the office has switched on Google's map; then your browser connects to Google while a map is open.",
    },
    {
      heading: "How long we keep it",
      text: "Messages and unsuccessful applications: usually 18 months. For rides booked without an account, we remove your name, phone, email and exact places after the same period; for rides in your account, when you delete the account. The day, zone, distance and price stay in our records.",
    },
    {
      heading: "What you can do",
      text: "In Settings you can download everything we hold about your account, or delete it. No account? Write to us with your booking number.",
    },
  ],
};

export default legal;
export type LegalStrings = typeof legal;
