import type { HomeMessages } from "./home.messages.ts";

export default {
  headTitle: "Trupial: bo taksi na Kòrsou",
  headDescription:
    "Mira e preis promé i despues reservá un taksi, tur kaminda na Kòrsou. Sin kuenta. Di dia i anochi.",
  title: "Bo taksi na Kòrsou, di dia i anochi",
  tagline: "Promé bo preis. Reservá den un par di sekònde. Sin kuenta.",
  bookARide: "Reservá un biahe",
  registerNow: "Registrá awor",
  downloadApp: "Download nos app",
  accountSection: "Dikon krea un kuenta?",
  servicesSection: "Nos servisionan",
} satisfies HomeMessages;
