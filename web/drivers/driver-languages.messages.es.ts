import type { DriverLanguagesMessages } from "./driver-languages.messages.ts";

export default {
  pap: "Papiamento",
  nl: "Neerlandés",
  en: "Inglés",
  es: "Español",
  pt: "Portugués",
  fr: "Francés",
  de: "Alemán",
} satisfies DriverLanguagesMessages;
