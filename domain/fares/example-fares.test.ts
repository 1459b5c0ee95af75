import { expect, it } from "vitest";
import { BUILT_CENTS, exampleCents, exampleFare } from "./example-fares.ts";
import { FIRST_TARIFF } from "./tariff.ts";

it("pages are built with the prices of the first tariff", () => {
  expect(BUILT_CENTS).toEqual(exampleCents(FIRST_TARIFF));
});

it("a price in a text is in both moneys, with the decimal sign of its language", () => {
  expect(exampleFare(4700, "en")).toBe("$47.00 (XCG 84.13)");
  expect(exampleFare(4700, "nl")).toBe("$47,00 (XCG 84,13)");
});
