import type { DriverLanguage } from "../../../../domain/drivers/driver-languages.ts";

/** The languages a driver can say he speaks, by their names. */
const driverLanguages = {
  pap: "Papiamentu",
  nl: "Dutch",
  en: "English",
  es: "Spanish",
  pt: "Portuguese",
  fr: "French",
  de: "German",
} satisfies Record<DriverLanguage, string>;

export default driverLanguages;
export type DriverLanguagesStrings = typeof driverLanguages;
