import { LANGUAGES } from "../../domain/languages.ts";
import { expect, test, vi } from "vitest";
import { formatsFor } from "./formats.ts";

const QUARTER_TO_FIVE = "2026-11-20T20:45:00Z";

test("writes a moment as the island's clock shows it, in each language", () => {
  expect(formatsFor("en").dateTime(QUARTER_TO_FIVE)).toBe("November 20, 2026 4:45 PM");
  expect(formatsFor("nl").dateTime(QUARTER_TO_FIVE)).toBe("20 november 2026, 16:45");
  expect(formatsFor("es").dateTime(QUARTER_TO_FIVE)).toBe("20 de noviembre de 2026, 4:45 p.m.");
  expect(formatsFor("pap").dateTime(QUARTER_TO_FIVE)).toBe("20 di novèmber 2026, 4:45 PM");
  expect(formatsFor("de").dateTime(QUARTER_TO_FIVE)).toBe("20. November 2026, 16:45");
});

test("counts the hours to twenty-four for who reads Spanish in Spain", async () => {
  const own = new Intl.DateTimeFormat().resolvedOptions();
  const browser = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  browser.mockReturnValue({ ...own, locale: "es-ES" });
  vi.resetModules();
  const { formatsFor: formatsInSpain } = await import("./formats.ts");
  expect(formatsInSpain("es").time(QUARTER_TO_FIVE)).toBe("16:45");
  expect(formatsInSpain("en").time(QUARTER_TO_FIVE)).toBe("4:45 PM");
  browser.mockRestore();
});

test("leaves the half of the day away where it stands beside the time", () => {
  expect(formatsFor("en").clock(QUARTER_TO_FIVE)).toBe("4:45");
  expect(formatsFor("nl").clock(QUARTER_TO_FIVE)).toBe("16:45");
  expect(formatsFor("es").clock(QUARTER_TO_FIVE)).toBe("4:45");
});

test("keeps an evening in Curaçao on its own day although it is the next day in UTC", () => {
  expect(formatsFor("en").date("2026-11-21T02:30:00Z")).toBe("November 20, 2026");
  expect(formatsFor("pap").weekday("2026-11-21T02:30:00Z")).toBe("djabièrnè");
});

test("writes figures as the browser would", () => {
  const locales = { en: "en-US", nl: "nl-NL", es: "es-US", pap: "nl-NL", de: "de-DE" } as const;
  const figures = [0, 0.05, 1, 9.994, 12.346, -7.25, 999.99, 1000, 1234.5, -45678.9, 1234567.891];
  for (const language of LANGUAGES) {
    for (const digits of [0, 1, 2]) {
      const intl = new Intl.NumberFormat(locales[language], {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      const { decimals } = formatsFor(language);
      expect(figures.map((figure) => decimals(figure, digits))).toEqual(
        figures.map((figure) => intl.format(figure)),
      );
    }
  }
});

test("shows dollars with the figures of the language and the guilder at its fixed rate", () => {
  expect(formatsFor("en").usd(1232)).toBe("$1,232.00");
  expect(formatsFor("nl").usd(1232)).toBe("$1.232,00");
  expect(formatsFor("en").usd(-0.07)).toBe("-$0.07");
  expect(formatsFor("en").xcg(32)).toBe("XCG 57.28");
  expect(formatsFor("en").shortUsd(75)).toBe("$75");
});
