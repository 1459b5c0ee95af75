import { array, assert, double, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeLine, encodeLine } from "./drawn-line.ts";

describe("a drawn line", () => {
  it("is written as the maps of others write it", () => {
    const line: Array<[number, number]> = [
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ];
    expect(encodeLine(line)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
    expect(decodeLine("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual(line);
  });

  it("comes back to the metre, whatever the line", () => {
    const point = tuple(
      double({ min: -90, max: 90, noNaN: true }),
      double({ min: -180, max: 180, noNaN: true }),
    );
    assert(
      property(array(point), (line) => {
        const back = decodeLine(encodeLine(line));
        expect(back.length).toBe(line.length);
        back.forEach(([lat, lng], index) => {
          expect(Math.abs(lat - (line[index]?.[0] ?? 0))).toBeLessThan(1e-5);
          expect(Math.abs(lng - (line[index]?.[1] ?? 0))).toBeLessThan(1e-5);
        });
      }),
    );
  });
});
