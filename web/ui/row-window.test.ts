import { describe, expect, it } from "vitest";
import { type Drawn, drawnRows, rowsInView } from "./row-window.ts";

const COUNT = 10_000;
const rowsOf = (drawn: readonly Drawn[]) => drawn.flatMap((each) => ("row" in each ? [each.row] : []));
const spaceOf = (drawn: readonly Drawn[]) =>
  drawn.reduce((sum, each) => sum + ("space" in each ? each.space : 0), 0);

describe("the rows of a long table", () => {
  it("are drawn around what can be seen, with space for all others", () => {
    const view = rowsInView({ top: 64 * 5_000, height: 640, rowPx: 64 });
    const drawn = drawnRows(COUNT, view, 5_003);
    expect(rowsOf(drawn)).toContain(5_009);
    expect(rowsOf(drawn).length).toBeLessThan(50);
    expect(rowsOf(drawn).length + spaceOf(drawn)).toBe(COUNT);
  });

  it("keep the row with the keyboard on it, above the view and below it, where it stands", () => {
    const view = rowsInView({ top: 64 * 5_000, height: 640, rowPx: 64 });
    for (const held of [0, 17, 9_000, COUNT - 1]) {
      const drawn = drawnRows(COUNT, view, held);
      expect(rowsOf(drawn)).toContain(held);
      expect(rowsOf(drawn)).toEqual(rowsOf(drawn).toSorted((a, b) => a - b));
      expect(rowsOf(drawn).length + spaceOf(drawn)).toBe(COUNT);
    }
  });

  it("are few or none without a fuss", () => {
    const view = rowsInView({ top: 0, height: 640, rowPx: 64 });
    expect(rowsOf(drawnRows(3, view, 1))).toEqual([0, 1, 2]);
    expect(drawnRows(0, view, 0)).toEqual([]);
    // The list became shorter than where it was scrolled to.
    expect(spaceOf(drawnRows(5, { first: 900, last: 940 }, 0))).toBe(4);
  });
});
