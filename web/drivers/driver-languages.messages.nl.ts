import type { DriverLanguagesMessages } from "./driver-languages.messages.ts";

export default {
  pap: "Papiaments",
  nl: "Nederlands",
  en: "Engels",
  es: "Spaans",
  pt: "Portugees",
  fr: "Frans",
  de: "Duits",
} satisfies DriverLanguagesMessages;
