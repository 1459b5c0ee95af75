import type { ContactCardStrings } from "./en.ts";

export default {
  description: "Yama, chat òf skirbi ku bo taksi na Kòrsou. Yudansa di dia i anochi.",
  openWhen: "di dia i anochi",
  tagline: "Yama, chat òf skirbi. Nos ta akí di dia i anochi.",
  official: "Taksi ofisial",
  permit: "Number di permiso",
  office: "Adrès di ofisina",
  support: "Telefòn di yudansa",
  support247: "Yudansa 24/7",
  email: "E-mail",
  chat: "Chat ku nos",
  chatWith: "Chat riba WhatsApp",
  follow: "Sigui nos",
  stamp: (year) => `VÁLIDO KÒRSOU ${year}`,
  openQuestion: "Boso ta habrí 24/7?",
  openAnswer: "Sí. Bo por reservá i yama na tur ora, tur dia di aña.",
} satisfies ContactCardStrings;
