import type { ContactStrings } from "./en.ts";

export default {
  head: "Tuma kontakto | Trupial",
  description: "Yama, chat òf skirbi ku Trupial, bo taksi na Kòrsou. Yudansa di dia i anochi.",
  title: "Tuma kontakto",
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
  messageSection: "Manda nos un mensahe",
  whereSection: "Unda nos ta kore",
  whereText: "Tur kaminda riba e isla, for di Westpunt te Oostpunt, di dia i anochi.",
  island: "Mapa di Kòrsou, unda nos ta kore",
} satisfies ContactStrings;
