import { expect, it } from "vitest";
import { LANGUAGES, firstLanguageOf, languageOf } from "./languages.ts";

it("a stored language is itself where we have it, and else English", () => {
  expect(LANGUAGES.map(languageOf)).toEqual(LANGUAGES);
  expect(["", "fr", "EN", "en-US", "constructor"].map(languageOf)).toEqual(["en", "en", "en", "en", "en"]);
});

it("finds the first of a visitor's languages that we have", () => {
  expect(firstLanguageOf(["de-AT", "en"])).toBe("de");
  expect(firstLanguageOf(["fr-FR", "fr", "nl-BE", "en"])).toBe("nl");
  expect(firstLanguageOf(["pt-BR", "pt"])).toBe("en");
  expect(firstLanguageOf([" ES-419"])).toBe("es");
  expect(firstLanguageOf([])).toBe("en");
});
