import type { Language } from "../../domain/languages.ts";
import { useFormats } from "../language/formats.ts";
import { useLanguage } from "../language/language-context.ts";

const HOURS: Readonly<Record<Language, string>> = { en: "h", nl: "uur", es: "h", pap: "ora", de: "Std." };

/** Says minutes in hours: 2 h, 1.5 h. */
export function useHours(): (minutes: number) => string {
  const { language } = useLanguage();
  const { decimals } = useFormats();
  return (minutes) => `${decimals(minutes / 60, minutes % 60 === 0 ? 0 : 1)} ${HOURS[language]}`;
}
