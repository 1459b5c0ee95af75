import { expect, it } from "vitest";
import { shortPlace } from "./short-place.ts";

it("leaves what tells a place from the others", () => {
  expect(shortPlace("Curaçao International Airport (Hato)")).toBe("Airport");
  expect(shortPlace("Grote Knip (Kenepa Grandi)")).toBe("Grote Knip");
  expect(shortPlace("Mambo Beach")).toBe("Mambo Beach");
  expect(shortPlace("12.1055, -68.9351")).toBe("12.1055, -68.9351");
});
