import type { VipRule } from "../accounts/vip-level.ts";
import type { Company } from "./company.ts";

/** The company of the demo, which pages are built with; the server puts in the company that there is. */
export const DEFAULT_COMPANY: Omit<Company, keyof VipRule> = {
  name: "Trupial",
  legal_name: "Trupial Taxi & Tours",
  permit_number: "TX-0142",
  address: "Buenavista, Willemstad",
  phone: "+59995550123",
  whatsapp: "+59995550123",
  email: "hello@trupial.example",
  chat_url: "https://wa.me/59995550123",
  instagram_url: "",
  facebook_url: "",
  founded_year: 2009,
  tours_on: true,
  tour_prices_on: true,
  mark_colour: "ink",
  airport_wait_minutes: 60,
  pier_wait_minutes: 30,
  other_wait_minutes: 15,
  landing_minutes: 30,
};

/** The parts of a company's profile that nobody has said yet, as a new installation begins. */
export const NEW_COMPANY = {
  name: "Taxi",
  legal_name: "",
  permit_number: "",
  address: "",
  phone: "",
  whatsapp: "",
  email: "",
  chat_url: "",
  instagram_url: "",
  facebook_url: "",
  founded_year: null,
  tours_on: false,
  tour_prices_on: false,
} as const satisfies Partial<Company>;
