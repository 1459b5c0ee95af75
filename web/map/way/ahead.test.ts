import { expect, it } from "vitest";
import { aheadOf, stretchAhead } from "./ahead.ts";

/** East for about 1,087 m, north for about 1,112 m, then east again. */
const WAY = {
  line: [
    [12.1, -68.95],
    [12.1, -68.945],
    [12.1, -68.94],
    [12.11, -68.94],
    [12.11, -68.93],
  ] as const,
  turns: [
    { at: 2, turn: "left", street: "" },
    { at: 3, turn: "right", street: "Caracasbaaiweg" },
  ] as const,
};

it("says the next turn and how far it is, along the way and not as the crow flies", () => {
  const start = aheadOf(WAY, { lat: 12.1, lng: -68.95 });
  expect(start?.turn).toMatchObject({ turn: "left" });
  expect(start?.metres).toBeCloseTo(1_087, -1);
  expect(start?.metresLeft).toBeCloseTo(3_286, -1);
  const later = aheadOf(WAY, { lat: 12.1001, lng: -68.943 });
  expect(later?.metres).toBeCloseTo(326, -1);
});

it("says a turn until it is passed, then the one after it, and the end once there is none", () => {
  expect(aheadOf(WAY, { lat: 12.10005, lng: -68.94 })?.turn?.at).toBe(2);
  const after = aheadOf(WAY, { lat: 12.1003, lng: -68.94 });
  expect(after?.turn?.street).toBe("Caracasbaaiweg");
  const last = aheadOf(WAY, { lat: 12.11, lng: -68.935 });
  expect(last?.turn).toBeNull();
  expect(last?.metres).toBeCloseTo(544, -1);
});

it("says nothing to a car that drives another way", () => {
  expect(aheadOf(WAY, { lat: 12.105, lng: -68.95 })).toBeNull();
});

it("goes so far along the way, round its bends, from where the car is", () => {
  const car = { lat: 12.1001, lng: -68.943 };
  const far = stretchAhead(WAY, car, 1_000);
  // 326 m to the left turn, then 674 m north.
  expect(far.map(({ lat, lng }) => [lat.toFixed(3), lng.toFixed(3)])).toEqual([
    ["12.100", "-68.943"],
    ["12.100", "-68.940"],
    ["12.106", "-68.940"],
  ]);
});

it("ends with the way, and has no stretch for a car beside it", () => {
  expect(stretchAhead(WAY, { lat: 12.11, lng: -68.935 }, 5_000).at(-1)).toEqual({ lat: 12.11, lng: -68.93 });
  expect(stretchAhead(WAY, { lat: 12.105, lng: -68.95 }, 1_000)).toEqual([]);
});
