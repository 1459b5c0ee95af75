const contact = {
  description: "Call, chat or write to your taxi on Curaçao. We're here day and night.",
  openWhen: "day and night",
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
  openQuestion: "Are you open 24/7?",
  openAnswer: "Yes. You can book or call any time, every day of the year.",
};

export default contact;
export type ContactCardStrings = typeof contact;
