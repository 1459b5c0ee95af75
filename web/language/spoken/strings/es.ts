import type { DriverLanguagesStrings } from "./en.ts";

export default {
  pap: "Papiamento",
  nl: "Neerlandés",
  en: "Inglés",
  es: "Español",
  pt: "Portugués",
  fr: "Francés",
  de: "Alemán",
} satisfies DriverLanguagesStrings;
