import { expect, test } from "vitest";
import { formatsFor } from "./formats.ts";

const QUARTER_TO_FIVE = "2026-11-20T20:45:00Z";

test("writes a moment as the island's clock shows it, in each language", () => {
  expect(formatsFor("en").dateTime(QUARTER_TO_FIVE)).toBe("November 20, 2026 4:45 PM");
  expect(formatsFor("nl").dateTime(QUARTER_TO_FIVE)).toBe("20 november 2026 16:45");
  expect(formatsFor("es").dateTime(QUARTER_TO_FIVE)).toBe("20 de noviembre de 2026 4:45 p.m.");
  expect(formatsFor("pap").dateTime(QUARTER_TO_FIVE)).toBe("20 di novèmber 2026 4:45 PM");
});

test("keeps an evening in Curaçao on its own day although it is the next day in UTC", () => {
  expect(formatsFor("en").date("2026-11-21T02:30:00Z")).toBe("November 20, 2026");
  expect(formatsFor("pap").weekday("2026-11-21T02:30:00Z")).toBe("djabièrnè");
});

test("shows dollars with the figures of the language and the guilder at its fixed rate", () => {
  expect(formatsFor("en").usd(1232)).toBe("$1,232.00");
  expect(formatsFor("nl").usd(1232)).toBe("$1.232,00");
  expect(formatsFor("en").xcg(32)).toBe("XCG 57.28");
  expect(formatsFor("en").shortUsd(75)).toBe("$75");
});
