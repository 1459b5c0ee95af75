import { expect, it } from "vitest";
import { shortPlace, shortWay } from "./short-place.ts";

it("leaves what tells a place from the others", () => {
  expect(shortPlace("Curaçao International Airport (Hato)", "Airport")).toBe("Airport");
  expect(shortPlace("Curaçao International Airport (Hato)", "Luchthaven")).toBe("Luchthaven");
  expect(shortPlace("Grote Knip (Kenepa Grandi)", "Airport")).toBe("Grote Knip");
  expect(shortPlace("Mega Pier Cruise Terminal", "Airport")).toBe("Mega Pier");
  expect(shortPlace("Cruise Terminal", "Airport")).toBe("Cruise Terminal");
  expect(shortPlace("Mambo Beach", "Airport")).toBe("Mambo Beach");
  expect(shortPlace("12.1055, -68.9351", "Airport")).toBe("12.1055, -68.9351");
});

it("tells the way of a ride with its stops", () => {
  const ends = { pickup_location: "Curaçao International Airport (Hato)", dropoff_location: "Mambo Beach" };
  expect(shortWay(ends, "Airport")).toBe("Airport → Mambo Beach");
  expect(shortWay({ ...ends, stops: [{ location: "Sambil Mall" }] }, "Luchthaven")).toBe(
    "Luchthaven → Sambil Mall → Mambo Beach",
  );
});
