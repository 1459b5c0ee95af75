import { expect, test } from "vitest";
import { joinPaths, matchPath, precisionOf } from "./match-path.ts";

test("matches words, named segments and an open end", () => {
  expect(matchPath("/faq", "/faq/")).toEqual({});
  expect(matchPath("/track/{code}", "/track/K%207")).toEqual({ code: "K 7" });
  expect(matchPath("/operator/*", "/operator")).toEqual({ "*": "" });
  expect(matchPath("/operator/*", "/operator/drivers/7")).toEqual({ "*": "drivers/7" });
});

test("does not match a path that is longer, shorter or other", () => {
  expect(matchPath("/track/{code}", "/track")).toBeNull();
  expect(matchPath("/track/{code}", "/track/a/b")).toBeNull();
  expect(matchPath("/faq", "/fare")).toBeNull();
});

test("holds a word for more precise than a name, and a name than an open end", () => {
  const patterns = ["/privatetours/*", "/privatetours/{tour}", "/privatetours/north-coast"];
  expect(patterns.toSorted((a, b) => precisionOf(b) - precisionOf(a))).toEqual(patterns.toReversed());
});

test("puts a path below a base", () => {
  expect(joinPaths("/operator/*", "drivers")).toBe("/operator/drivers");
  expect(joinPaths("/nl", "/")).toBe("/nl");
  expect(joinPaths("/", "/faq")).toBe("/faq");
});
