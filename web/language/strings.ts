import type { Language } from "../../domain/languages.ts";

type File<Strings = unknown> = { readonly default: Strings };
type Translations<English extends File> = Readonly<Record<Language, File<English["default"]>>>;

/** The strings of one folder, as English has them. A language without its file, or without a sentence, does not compile. */
export type InEveryLanguage<
  Files extends Translations<English>,
  English extends File = Files["en"],
> = English["default"];

/**
 * All strings of the site, by the folder they belong to: `site/home` for web/site/home/strings. Its entries are in
 * app/languages/string-catalogue.ts, so that a key that does not exist, or a language that lacks a sentence, does not compile.
 */
export interface StringCatalogue {}
export type StringsKey = keyof StringCatalogue;

const loaded = new Map<Language, Partial<StringCatalogue>>();

/** Keeps the strings of one feature in one language; called by the loader of an area and by the prerenderer. */
export function keepStrings(language: Language, key: string, strings: unknown): void {
  const present = loaded.get(language) ?? {};
  loaded.set(language, { ...present, [key]: strings });
}

/** The strings of a feature, where they have come already. */
export function knownStrings<K extends StringsKey>(
  language: Language,
  key: K,
): StringCatalogue[K] | undefined {
  return loaded.get(language)?.[key] as StringCatalogue[K] | undefined;
}

/** The strings of a feature; throws where no area that is open has them. */
export function stringsOf<K extends StringsKey>(language: Language, key: K): StringCatalogue[K] {
  const strings = knownStrings(language, key);
  if (strings === undefined) {
    throw new Error(`There are no strings of ${String(key)} in ${language}.`);
  }
  return strings;
}
