import deal from "../../../../domain/company/deal-words/en.ts";
const home = {
  headTitle: "Your taxi on Curaçao",
  headDescription: "See the price, then book a taxi anywhere on Curaçao. No account needed.",
  title: "Your taxi on Curaçao",
  tagline: "See the price first. No account needed.",
  skyline: "The pastel gables of the Handelskade over the water, with the pontoon bridge",
  bookARide: "Book a Ride",
  registerNow: "Register Now",
  downloadApp: "Download Our App",
  accountSection: "Why Create an Account?",
  cards: {
    faster: {
      title: "Faster Bookings",
      text: "Your name, phone and favorite places are already filled in. Book in three taps.",
    },
    history: {
      title: "Ride History",
      text: "Every ride, price and receipt in one list. Book the same trip again.",
    },
    deals: {
      title: "Exclusive Deals",
    },
    tours: {
      title: "Personalized Tours",
      text: "Tell us what you love and we'll plan the day.",
    },
  },
  /** The text on the card of deals. */
  deal,
  servicesSection: "Our Services",
  services: {
    airport: {
      title: "Airport Transfers",
      text: "A fixed price to every zone, day or night. Give us your flight number and your driver will be waiting with a sign.",
      more: "See fixed rates",
      picture: "A taxi at the airport",
    },
    tours: {
      title: "Private Tours",
      text: "See the island with a driver who grew up here.",
      more: "See the six tours",
      picture: "A cove with clear water in the west",
    },
    vip: {
      title: "VIP Transport",
      text: "Luxury, comfort, XL, cargo or armored vehicles.",
      more: "Request a vehicle",
      picture: "A black sedan",
    },
  },
};

export default home;
export type HomeStrings = typeof home;
