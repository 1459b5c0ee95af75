import { useEffect, useState } from "react";
import type { Language } from "../../domain/languages.ts";
import { useLanguage } from "../language/language-context.ts";
import { knownStrings } from "../language/strings.ts";
import { type WholeTexts, builtInTexts } from "./built-in-texts.ts";

/** The built-in texts in any language; undefined until they are there. */
export function useBuiltInTexts(language: Language): WholeTexts | undefined {
  const { openArea } = useLanguage();
  const [, draw] = useState(0);
  const tours = knownStrings(language, "site-texts/tours");
  const fleet = knownStrings(language, "site-texts/fleet");
  const contact = knownStrings(language, "site-texts/contact");
  const about = knownStrings(language, "site-texts/about");
  const missing = tours === undefined;
  useEffect(() => {
    if (missing)
      openArea("info", language).then(
        () => draw((times) => times + 1),
        () => undefined,
      );
  }, [missing, openArea, language]);
  return tours && fleet && contact && about && builtInTexts({ tours, fleet, contact, about });
}
