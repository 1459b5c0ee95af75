import { createContext, useContext } from "react";
import type { Language } from "../../contract/languages.ts";
import { type StringCatalogue, type StringsKey, stringsOf } from "./strings.ts";

export type LanguageChoice = {
  readonly language: Language;
  /** Shows the present page in another language and keeps what was typed. */
  readonly switchLanguage: (next: Language) => void;
};

export const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language of the page and the way to change it. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === null) throw new Error("useLanguage needs the site's router around it.");
  return choice;
}

/** The strings of a feature in the language of the page. */
export function useStrings<K extends StringsKey>(key: K): StringCatalogue[K] {
  return stringsOf(useLanguage().language, key);
}
