import { expect, it } from "vitest";
import { type MapName, placeNames } from "./place-names.ts";

const FRAME = { left: 0, top: 0, right: 400, bottom: 300 };
const INLAND = { frame: FRAME, keepClear: [], crossesCoast: () => false, isLand: () => true };

it("writes a name on its point, and beside the mark where it has one", () => {
  const placed = placeNames(
    [mapName("Barber"), mapName("Blue Bay", { at: { x: 300, y: 250 }, reach: 9, hasMark: true })],
    INLAND,
  );
  expect(placed.map(({ name: { id }, x, y }) => [id, x, y])).toEqual([
    ["Barber", 100, 100],
    ["Blue Bay", 300, 269],
  ]);
});

it("gives the better known name the place, and moves the other one aside or leaves it out", () => {
  const crowd = ["Punda", "Otrobanda", "Scharloo", "Pietermaai", "Salinja", "Parera"].map((id, order) =>
    mapName(id, { order }),
  );
  const placed = placeNames(crowd, INLAND);
  expect(placed[0]).toMatchObject({ name: { id: "Punda" }, x: 100, y: 100 });
  expect(placed.length).toBeGreaterThan(1);
  expect(placed.length).toBeLessThan(crowd.length);
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      expect(Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= 16).toBe(true);
    }
  }
});

it("writes no name over the coast, over the trip or out of the frame, except the ends of the trip", () => {
  const atCoast = {
    ...INLAND,
    crossesCoast: ({ left, right }: { left: number; right: number }) => left < 100 && right > 100,
  };
  expect(placeNames([mapName("Barber")], atCoast)[0]?.x).not.toBe(100);
  const nowhere = { ...INLAND, crossesCoast: () => true };
  expect(placeNames([mapName("Barber")], nowhere)).toEqual([]);
  expect(placeNames([mapName("Airport", { mustShow: true, reach: 14 })], nowhere)).toHaveLength(1);
  expect(placeNames([mapName("Barber")], { ...INLAND, keepClear: [FRAME] })).toEqual([]);
  expect(placeNames([mapName("Barber", { at: { x: 800, y: 10 } })], INLAND)).toEqual([]);
});

it("writes a town's name on land where the land has room, else in the water beside it", () => {
  const town = mapName("Willemstad", { isTown: true });
  const point = [{ left: 70, right: 130, top: 92, bottom: 108 }];
  const inTheSouth = { ...INLAND, keepClear: point, isLand: ({ top }: { top: number }) => top < 90 };
  expect(placeNames([town], inTheSouth)[0]?.y).toBeLessThan(100);
  expect(placeNames([town], { ...inTheSouth, isLand: () => false })).toHaveLength(1);
});

it("writes the end of a trip that lies in a corner with the end of its name over the point", () => {
  const corner = mapName("Jan Thiel Beach", {
    at: { x: 380, y: 285 },
    width: 120,
    mustShow: true,
    reach: 14,
  });
  const aside = { left: 240, right: 366, top: 270, bottom: 300 };
  expect(placeNames([corner], { ...INLAND, keepClear: [aside] })[0]).toMatchObject({ x: 334, y: 261 });
});

function mapName(id: string, more: Partial<MapName> = {}): MapName {
  return {
    id,
    text: id,
    at: { x: 100, y: 100 },
    order: 1,
    width: 60,
    height: 16,
    reach: 0,
    hasMark: false,
    ...more,
  };
}
