import { expect, it } from "vitest";
import { areaOf, hasHouses, splitHouseNumber, withHouseNumber } from "./house-number.ts";

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

it("the part of the island stands behind the last comma", () => {
  expect(areaOf("Kaya Uranus 14, Mahaai")).toBe("Mahaai");
  expect(areaOf("Kaya Uranus, 14,  Mahaai ")).toBe("Mahaai");
  expect([areaOf("Mahaai"), areaOf("Mahaai, "), areaOf("")]).toEqual([null, null, null]);
});

it("people live in streets and neighbourhoods, and not at a pier", () => {
  expect([hasHouses("street"), hasHouses("town"), hasHouses("pier")]).toEqual([true, true, false]);
});

it("a number has up to four digits and a letter, behind a name", () => {
  expect(splitHouseNumber(" Kaya Uranus 1204a ")).toEqual({ name: "Kaya Uranus", number: "1204a" });
  expect([
    splitHouseNumber("Kaya Uranus 12045"),
    splitHouseNumber("12 12"),
    splitHouseNumber("Kaya 12 Uranus"),
  ]).toEqual([null, null, null]);
});
