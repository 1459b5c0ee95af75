import type { DriverLanguagesStrings } from "./en.ts";

export default {
  pap: "Papiaments",
  nl: "Nederlands",
  en: "Engels",
  es: "Spaans",
  pt: "Portugees",
  fr: "Frans",
  de: "Duits",
} satisfies DriverLanguagesStrings;
