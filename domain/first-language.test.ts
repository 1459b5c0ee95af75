import { expect, it } from "vitest";
import { firstLanguageOf } from "./first-language.ts";

it("finds the first of a visitor's languages that we have", () => {
  expect(firstLanguageOf(["de-AT", "en"])).toBe("de");
  expect(firstLanguageOf(["fr-FR", "fr", "nl-BE", "en"])).toBe("nl");
  expect(firstLanguageOf(["pt-BR", "pt"])).toBe("en");
  expect(firstLanguageOf([" ES-419"])).toBe("es");
  expect(firstLanguageOf([])).toBe("en");
});
