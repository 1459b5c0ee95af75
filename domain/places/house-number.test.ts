import { expect, it } from "vitest";
import { splitHouseNumber, withHouseNumber } from "./house-number.ts";

const OOST = { name: "Schottegatweg Oost", kind: "street" } as const;

it("a house number that was typed stays with the street or the neighbourhood", () => {
  expect(withHouseNumber(OOST, "schottegatweg oost 12")).toBe("Schottegatweg Oost 12");
  expect(withHouseNumber(OOST, "Schottegatweg Oost, 12-B ")).toBe("Schottegatweg Oost 12-B");
  expect(withHouseNumber({ name: "Brievengat", kind: "neighbourhood" }, "brievengat 7")).toBe("Brievengat 7");
});

it("a number of something else is no house", () => {
  expect(withHouseNumber(OOST, "schottegatweg")).toBe("Schottegatweg Oost");
  expect(withHouseNumber({ name: "Pier 1", kind: "pier" }, "pier 1")).toBe("Pier 1");
  expect(withHouseNumber({ name: "Kaya 7", kind: "street" }, "kaya 7")).toBe("Kaya 7");
  expect(splitHouseNumber("5550183")).toBeNull();
  expect(splitHouseNumber("Mambo Beach")).toBeNull();
});
