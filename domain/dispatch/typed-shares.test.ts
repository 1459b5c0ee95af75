import { expect, it } from "vitest";
import { readTypedShares, writeTypedShares } from "./typed-shares.ts";

it("reads shares by the hour, and writes them as they were typed", () => {
  const shares = readTypedShares("7-9: 15, 16–18: 25%");
  expect(shares?.map((share, hour) => [hour, share]).filter(([, share]) => share !== 0)).toEqual([
    [7, 15],
    [8, 15],
    [16, 25],
    [17, 25],
  ]);
  expect(writeTypedShares(shares ?? [])).toBe("7–9: 15, 16–18: 25");
  expect(writeTypedShares(readTypedShares("") ?? [])).toBe("");
});

it("takes a whole day, the most that may be held back, and a comma too many", () => {
  const shares = readTypedShares(" 0-24: 60 , , ");
  expect(shares?.every((share) => share === 60)).toBe(true);
  expect(writeTypedShares(shares ?? [])).toBe("0–24: 60");
});

it.each(["7-9", "9-7: 10", "7-7: 10", "7-25: 10", "7-9: 61", "all day", "7-9: 10, tea"])(
  "takes no %s",
  (typed) => {
    expect(readTypedShares(typed)).toBeNull();
  },
);
