/** The languages a driver can say they speak. */
export const DRIVER_LANGUAGES = ["pap", "nl", "en", "es", "pt", "fr", "de"] as const;
export type DriverLanguage = (typeof DRIVER_LANGUAGES)[number];
