const contact = {
  head: "Contact us | Trupial",
  description: "Call, chat or write to Trupial, your taxi on Curaçao. We're here day and night.",
  title: "Contact Us",
  tagline: "Call, chat or write. We're here day and night.",
  official: "Official taxi",
  permit: "Permit number",
  office: "Office address",
  support: "Support phone",
  support247: "Support 24/7",
  email: "Email",
  chat: "Chat with us",
  chatWith: "Chat on WhatsApp",
  follow: "Follow us",
  stamp: (year: number) => `VALID CURAÇAO ${year}`,
  messageSection: "Send Us a Message",
  whereSection: "Where We Operate",
  whereText: "Anywhere on the island, from Westpunt to Oostpunt, day and night.",
  island: "Map of where we drive on Curaçao",
};

export default contact;
export type ContactStrings = typeof contact;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/contact": ContactStrings;
  }
}
