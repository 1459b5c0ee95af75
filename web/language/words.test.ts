import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../domain/languages.ts";

/** Every line of the strings of a language, with the file it stands in. */
function linesOf(language: Language): readonly string[] {
  return ["web", "server"]
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => `${root}/${file}`),
    )
    .filter((file) => file.endsWith(`/strings/${language}.ts`))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((line) => `${file}: ${line.trim()}`),
    )
    .filter((line) => /["`]/.test(line) && !line.includes(": import "));
}

const saidIn = (language: Language, words: RegExp) => linesOf(language).filter((line) => words.test(line));

describe("the words are one for a thing, in site and mail alike", () => {
  test("English is spelled the American way, with email and username in one word", () => {
    const other =
      /\b(e-mail|user name|(driving )?licence\b(?!:)|kilomet(re|res)|metres|favourite|colour|organise|recognise|neighbourhood\b(?!:))\b/i;
    expect(saidIn("en", other)).toEqual([]);
  });

  test("English says what we couldn't do, not what could not be done", () => {
    expect(saidIn("en", /could(n't| not) be (loaded|saved|sent|opened|started|closed)/)).toEqual([]);
  });

  test("English says Failed to only where the specification gives the sentence", () => {
    const given =
      /Failed to (calculate fare|book ride|load (dashboard data|Google Maps API|directions)|fetch (available drivers|drivers|ride requests|ride history|report data|completed rides|active rides)|(accept|reject|finish|cancel|delete|complete) ride|assign driver)/;
    expect(saidIn("en", /Failed to/).filter((line) => !given.test(line))).toEqual([]);
  });

  test.each(LANGUAGES)("an apostrophe is written one way: %s", (language) => {
    expect(saidIn(language, /’/)).toEqual([]);
  });

  test("Papiamentu says of undoing something else than of cancelling, and of loading one thing", () => {
    expect(saidIn("pap", /\b(anul[áa]|anul'é|anulando|ta karga(\.\.\.| bo))/i)).toEqual([]);
  });

  test("Spanish has one word for a car", () => {
    expect(saidIn("es", /\b(autos?|coches?)\b(?!:)/i)).toEqual([]);
  });

  test("Spanish switches on and off what is no lamp", () => {
    expect(saidIn("es", /: "(Encendid|Apagad)[oa]/)).toEqual([]);
  });

  test("Spanish says usted to everybody", () => {
    const familiar =
      /["`¿ ](tú|tus?|contigo|puedes|debes|tienes|quieres|elige un|inténtalo|elígelo|divídelo|guárdala|selecciónalo|tenías|anotas)\b/i;
    expect(saidIn("es", familiar)).toEqual([]);
  });

  test("Spanish leaves the article of a time to what knows one o'clock", () => {
    expect(saidIn("es", /\b(a|de|desde|hasta|hacia|para) las? \$\{/i)).toEqual([]);
  });

  test("Dutch says je to everybody", () => {
    expect(saidIn("nl", /["` ](u|uw)[ ,.?"`]/).filter((line) => !/\} u \$\{/.test(line))).toEqual([]);
  });

  test("German says Sie to everybody", () => {
    expect(saidIn("de", /\b(du|dich|dir|dein(e[mnrs]?)?)\b/i)).toEqual([]);
  });

  test("German has one word for who dispatches and is driven, and for a car", () => {
    expect(saidIn("de", /\b(Leitstelle|Disponent\w*|Kund(e|en|in)|Autos?)\b/)).toEqual([]);
  });

  test("Papiamentu keeps its accents", () => {
    expect(saidIn("pap", /\b(telefon|karakter|konducta)\b/)).toEqual([]);
  });
});
