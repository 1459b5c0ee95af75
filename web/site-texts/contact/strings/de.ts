import type { ContactCardStrings } from "./en.ts";

export default {
  description: "Rufen Sie an, chatten oder schreiben Sie Ihrem Taxi auf Curaçao. Tag und Nacht.",
  openWhen: "Tag und Nacht",
  tagline: "Anrufen, chatten oder schreiben. Wir sind Tag und Nacht da.",
  official: "Offizielles Taxi",
  permit: "Lizenznummer",
  office: "Büro",
  support: "Telefon",
  support247: "Hilfe rund um die Uhr",
  email: "E-Mail",
  chat: "Chatten Sie mit uns",
  chatWith: "Über WhatsApp chatten",
  follow: "Folgen Sie uns",
  stamp: (year) => `GÜLTIG CURAÇAO ${year}`,
  openQuestion: "Sind Sie rund um die Uhr da?",
  openAnswer: "Ja. Sie können jederzeit buchen oder anrufen, an jedem Tag im Jahr.",
} satisfies ContactCardStrings;
