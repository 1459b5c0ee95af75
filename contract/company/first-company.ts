import type { Company } from "./company.ts";

/** The company the product begins with, until the staff set their own. The names under .example belong to nobody. */
export const FIRST_COMPANY: Company = {
  name: "Trupial",
  legal_name: "Trupial Taxi and Tours B.V.",
  permit_number: "TX 2025-0417",
  address: "Buenavista, Willemstad",
  phone: "+599 9 555 0123",
  whatsapp: "+599 9 555 0123",
  email: "hello@trupial.example",
  chat_url: "https://wa.me/59995550123",
  instagram_url: "https://www.instagram.com/trupial.example",
  facebook_url: "https://www.facebook.com/trupial.example",
  founded_year: 2009,
};
