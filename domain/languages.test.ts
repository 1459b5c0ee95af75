import { expect, it } from "vitest";
import { LANGUAGES, languageOf } from "./languages.ts";

it("a stored language is itself where we have it, and else English", () => {
  expect(LANGUAGES.map(languageOf)).toEqual(LANGUAGES);
  expect(["", "fr", "EN", "en-US", "constructor"].map(languageOf)).toEqual(["en", "en", "en", "en", "en"]);
});
