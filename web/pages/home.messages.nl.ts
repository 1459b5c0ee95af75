import type { HomeMessages } from "./home.messages.ts";

export default {
  headTitle: "Trupial: je taxi op Curaçao",
  headDescription:
    "Bekijk eerst je prijs en boek dan een taxi, overal op Curaçao. Zonder account. Dag en nacht.",
  title: "Je taxi op Curaçao, dag en nacht",
  tagline: "Eerst je prijs. Boeken in seconden. Zonder account.",
  bookARide: "Boek een rit",
  registerNow: "Nu registreren",
  downloadApp: "Download onze app",
  accountSection: "Waarom een account?",
  servicesSection: "Onze diensten",
} satisfies HomeMessages;
