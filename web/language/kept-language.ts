import { firstLanguageOf } from "../../domain/first-language.ts";
import type { Language } from "../../domain/languages.ts";
import { deviceStore } from "../device/device-store.ts";

/** The name that public/boot.js knows as well: it keeps the language of a link that is followed, and applies it to an address that names none. */
const KEY = "language";

/** Remembers the choice of a language for addresses that name none; false where the browser keeps nothing. */
export function keepLanguage(language: Language): boolean {
  return deviceStore.set(KEY, language);
}

/** Whether this browser keeps anything and no language was chosen in it yet. */
export function mayChooseLanguage(): boolean {
  return deviceStore.get(KEY) === null && deviceStore.set(KEY, null);
}

/** Whether the address may have this language without anybody's choice: English, or that of the browser, which the server guesses by. */
export function mayBeGuess(language: Language): boolean {
  return language === "en" || language === firstLanguageOf(navigator.languages);
}
