import { createContext, useContext, useEffect, useState } from "react";
import type { Language } from "../../domain/languages.ts";
import { knownStrings, type StringCatalogue, type StringsKey, stringsOf } from "./strings.ts";

export type LanguageChoice = {
  readonly language: Language;
  /** Shows the present page in another language and keeps what was typed. */
  readonly switchLanguage: (next: Language) => void;
  /** Fetches strings that no page has by itself, in the language of the page or another. */
  readonly openArea: (area: LateArea, language?: Language) => Promise<void>;
};

/** The areas of strings that are fetched by what needs them, on whatever page it is. */
export type LateArea = "places" | "price" | "menu" | "info" | "install" | "driver";

export const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language of the page and the way to change it. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === null) throw new Error("There is no router around this component.");
  return choice;
}

/** The strings of a feature in the language of the page. */
export function useStrings<K extends StringsKey>(key: K): StringCatalogue[K] {
  return stringsOf(useLanguage().language, key);
}

/** Strings that few visitors need: undefined until they are there; they are fetched once they are wanted. */
export function useLateStrings<K extends StringsKey>(key: K, area: LateArea, wanted: boolean) {
  const { language, openArea } = useLanguage();
  const [, draw] = useState(0);
  const known = knownStrings(language, key);
  const missing = wanted && known === undefined;
  useEffect(() => {
    if (missing)
      openArea(area).then(
        () => draw((times) => times + 1),
        () => undefined,
      );
  }, [missing, area, openArea]);
  return known;
}
