import { expect, test } from "vitest";
import { fitWords, roomFor } from "./bar-words.ts";

const words = { lead: "2:39", tone: "soon", ways: ["Punda → Jan Thiel Beach", "Jan Thiel Beach"] } as const;

test("the words stand in the bar where they fit, else beside it", () => {
  expect(fitWords(words, 240, 240, false)).toMatchObject({ way: "Punda → Jan Thiel Beach", where: "inside" });
  expect(fitWords(words, 60, 300, false)).toMatchObject({ way: "Punda → Jan Thiel Beach", where: "beside" });
});

test("with less room they are the destination, then the time alone, then none", () => {
  expect(fitWords(words, 60, 220, false)).toMatchObject({ way: "Jan Thiel Beach", where: "beside" });
  expect(fitWords(words, 60, 90, false)).toMatchObject({ lead: "2:39", way: "", where: "inside" });
  expect(fitWords(words, 24, 30, false).where).toBe("nowhere");
});

test("how late a ride will be goes before where it goes, and the shape of its status before both", () => {
  const late = { lead: "out", tone: "late", ways: ["Westpunt"] } as const;
  expect(fitWords(late, 70, 80, true)).toEqual({ lead: "out", way: "", where: "inside", hasShape: true });
  expect(fitWords(late, 24, 60, true)).toEqual({ lead: "out", way: "", where: "beside", hasShape: false });
});

test("a ride that waits takes as much of its lane as all its words need", () => {
  expect(roomFor(words, 60)).toBeGreaterThan(60 + words.ways[0].length * 6);
  expect(roomFor(words, 400)).toBe(400);
});
