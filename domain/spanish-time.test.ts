import { expect, test } from "vitest";
import { withArticle, withStop } from "./spanish-time.ts";

test("one o'clock has the article of one hour, every other the article of many", () => {
  expect(["1:05 p.m.", "1:00 a. m.", "10:45 a.m.", "12:00 p.m.", "4:45 p.m."].map(withArticle)).toEqual([
    "la 1:05 p.m.",
    "la 1:00 a. m.",
    "las 10:45 a.m.",
    "las 12:00 p.m.",
    "las 4:45 p.m.",
  ]);
});

test("a sentence that ends with the half of the day has one stop", () => {
  expect(["4:45 p.m.", "20 nov"].map(withStop)).toEqual(["4:45 p.m.", "20 nov."]);
});
