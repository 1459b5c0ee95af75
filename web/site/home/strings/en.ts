const home = {
  headTitle: "Trupial: your taxi on Curaçao",
  headDescription: "See the price, then book a taxi anywhere on Curaçao. No account needed. Day and night.",
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
      text: "Your name, phone and places are filled in. Book in three taps.",
    },
    history: {
      title: "Ride History",
      text: "Every ride, price and receipt in one list. Book the same trip again.",
    },
    deals: {
      title: "Exclusive Deals",
      text: "Your VIP level rises with your rides.",
    },
    tours: {
      title: "Personalized Tours",
      text: "Tell us what you love and we plan the day.",
    },
  },
  servicesSection: "Our Services",
  services: {
    airport: {
      title: "Airport transfers",
      text: "A fixed price to every zone, at any hour. Give us your flight number and your driver waits with a sign.",
      more: "See fixed rates",
      picture: "A taxi at the airport",
    },
    tours: {
      title: "Private tours",
      text: "See the island with a driver who grew up here.",
      more: "See the six tours",
      picture: "A cove with clear water in the west",
    },
    vip: {
      title: "VIP transport",
      text: "Luxury, comfort, XL, cargo or armored vehicles.",
      more: "Ask for a vehicle",
      picture: "Cargo van",
    },
  },
  install: {
    title: "Put Trupial on your phone",
    done: "Trupial is on this device already. Open it from your home screen.",
    iphone: "iPhone or iPad: open this page in Safari, tap Share, then Add to Home Screen.",
    android: "Android: open the menu of your browser and tap Install app or Add to Home screen.",
    computer: "Computer: look for the install sign at the right of the address bar in Chrome or Edge.",
    why: "It opens like an app, shows your last ride without a network, and takes no room.",
  },
};

export default home;
export type HomeStrings = typeof home;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/home": HomeStrings;
  }
}
