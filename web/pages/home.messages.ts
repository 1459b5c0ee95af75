const home = {
  headTitle: "Trupial: your taxi on Curaçao",
  headDescription: "See the price, then book a taxi anywhere on Curaçao. No account needed. Day and night.",
  title: "Your taxi on Curaçao, day and night",
  tagline: "Know your fare first. Book in seconds. No account needed.",
  bookARide: "Book a Ride",
  registerNow: "Register Now",
  downloadApp: "Download Our App",
  accountSection: "Why Create an Account?",
  servicesSection: "Our Services",
};

export default home;
export type HomeMessages = typeof home;

declare module "../language/messages.ts" {
  interface MessageCatalogue {
    home: HomeMessages;
  }
}
