import type { VipRule } from "../accounts/vip-level.ts";
import type { Company } from "./company.ts";

/** The company of a new installation, which prerendered pages show until the server has answered. */
export const DEFAULT_COMPANY: Omit<Company, keyof VipRule> = {
  name: "Trupial",
  legal_name: "Trupial Taxi & Tours",
  permit_number: "TX-0142",
  address: "Buenavista, Willemstad",
  phone: "+59995550123",
  whatsapp: "+59995550123",
  email: "hello@trupial.example",
  chat_url: "https://wa.me/59995550123",
  instagram_url: "https://www.instagram.com/trupial.example",
  facebook_url: "https://www.facebook.com/trupial.example",
  founded_year: 2009,
  airport_wait_minutes: 60,
  pier_wait_minutes: 30,
  other_wait_minutes: 15,
  landing_minutes: 30,
};
