import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildMaps } from "../build-maps.ts";
import { straightKm } from "../geometry.ts";
import { writeOsmFile, writeStrangeOsmFile, type TestNode, type TestWay } from "../testing/write-osm-file.ts";
import { importMap, summaryOf } from "./import-map.ts";

/*
 * A small town near Santa Maria, each step 0.002 degrees (about 220 m):
 *
 *   1 --- 2 --- 3        north, "Kaya Norte", both ways
 *   |     |     |        1-4 and 3-6 both ways; 2-5 one-way to the south
 *   4 --- 5 --- 6        south, "Kaya Sur", 4-5 closed to cars
 */
const STEP = 0.002;
const NODES: TestNode[] = [1, 2, 3, 4, 5, 6].map((id) => ({
  id: id + 9_000_000_000,
  lat: 12.16 - (id > 3 ? STEP : 0),
  lng: -68.945 + ((id - 1) % 3) * STEP,
}));
const FAR = [
  { id: 50, lat: 12.3, lng: -69.1 },
  { id: 51, lat: 12.301, lng: -69.1 },
];
const id = (number: number) => number + 9_000_000_000;
const street = { highway: "residential" };
const WAYS: TestWay[] = [
  { id: 1, refs: [id(1), id(2), id(3)], tags: { ...street, name: "Kaya Norte" } },
  { id: 2, refs: [id(1), id(4)], tags: street },
  { id: 3, refs: [id(3), id(6)], tags: street },
  { id: 4, refs: [id(2), id(5)], tags: { ...street, oneway: "yes" } },
  { id: 5, refs: [id(4), id(5)], tags: { ...street, access: "private", name: "Kaya Sera" } },
  { id: 6, refs: [id(5), id(6)], tags: { highway: "primary", name: "Kaya Sur" } },
  { id: 7, refs: [50, 51], tags: { ...street, name: "Kaya Isla" } },
  { id: 8, refs: [id(4), id(6)], tags: { highway: "footway", name: "Kaminda Pia" } },
];

const point = (number: number) => {
  const node = NODES[number - 1] ?? NODES[0];
  return { lat: node?.lat ?? 0, lng: node?.lng ?? 0 };
};

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "trupial-map-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function imported(nodes = [...NODES, ...FAR], ways = WAYS) {
  const file = join(folder, "town.osm.pbf");
  await writeOsmFile(file, nodes, ways);
  const model = await importMap({ file, now: new Date("2026-11-20T12:00:00Z") });
  return { summary: summaryOf(model), maps: buildMaps({ provider: "embedded" }, model) };
}

describe("an imported map", () => {
  it("brings places that are found by their exact name, beside those of the product", async () => {
    const { maps } = await imported();
    expect(maps.places.findByName("kaya nórte")).toMatchObject({ name: "Kaya Norte", kind: "street" });
    expect(maps.places.findByName("Mambo Beach")).toMatchObject({ kind: "beach" });
    expect(maps.places.findByName("Kaya Nowhere")).toBeNull();
  });

  it("drives along the roads and not across the blocks", async () => {
    const { maps } = await imported();
    const side = straightKm(point(1), point(2));
    const down = straightKm(point(1), point(4));
    const route = await maps.routes.route({ from: point(1), to: point(3) });
    expect(route.distanceKm).toBeCloseTo(2 * side * 1.05, 5);
    const round = await maps.routes.route({ from: point(4), to: point(3) });
    expect(round.distanceKm).toBeCloseTo(down + 2 * side, 3);
    expect(round.geometry.length).toBe(3);
  });

  it("follows a one-way with it and goes around against it", async () => {
    const { maps } = await imported();
    const side = straightKm(point(1), point(2));
    const down = straightKm(point(2), point(5));
    const along = await maps.routes.route({
      from: point(2),
      to: { ...point(5), lat: point(5).lat + 0.0001 },
    });
    expect(along.distanceKm).toBeLessThan(down * 1.05);
    const against = await maps.routes.route({ from: point(5), to: point(2) });
    expect(against.distanceKm).toBeCloseTo(2 * side + down, 3);
  });

  it("keeps out of closed roads, footpaths and what no road reaches", async () => {
    const { summary, maps } = await imported();
    const side = straightKm(point(1), point(2));
    const down = straightKm(point(1), point(4));
    const around = await maps.routes.route({ from: point(4), to: point(6) });
    expect(around.distanceKm).toBeCloseTo(2 * down + 2 * side, 3);
    expect(summary.roadKm).toBe(Math.round(4 * side * 0.75 + 3 * down));
  });

  it("goes slower on a street than on a main road", async () => {
    const { maps } = await imported();
    const main = await maps.routes.route({ from: point(5), to: point(6) });
    const small = await maps.routes.route({ from: point(1), to: point(2) });
    expect(main.durationMin / main.distanceKm).toBeLessThan(small.durationMin / small.distanceKm);
  });

  it("is stopped by a bollard", async () => {
    const middle = { id: 40, lat: (point(1).lat + point(4).lat) / 2, lng: point(1).lng };
    const ways = [
      ...WAYS.filter((way) => way.id !== 2 && way.id !== 5),
      { id: 9, refs: [id(1), 40, id(4)], tags: street },
      { id: 10, refs: [id(4), id(5)], tags: street },
    ];
    const trip = { from: point(4), to: point(1) };
    const down = straightKm(point(1), point(4));
    const free = (await imported([...NODES, middle], ways)).maps;
    expect((await free.routes.route(trip)).distanceKm).toBeCloseTo(down * 1.05, 3);
    const barred = { ...middle, tags: { barrier: "bollard" } };
    const stopped = (await imported([...NODES, barred], ways)).maps;
    expect((await stopped.routes.route(trip)).distanceKm).toBeCloseTo(
      4 * straightKm(point(1), point(2)) + down,
      3,
    );
  });

  it("names the street of a point, and finds streets and new places by name", async () => {
    const nodes = [
      ...NODES,
      {
        id: 60,
        lat: 12.1595,
        lng: -68.9445,
        tags: { name: "Snack Trupial Nobo", amenity: "fast_food", "name:en": "New Trupial" },
      },
    ];
    const { maps } = await imported(nodes);
    const middle = { lat: point(1).lat + 0.0001, lng: point(1).lng + STEP * 1.6 };
    const { place } = await maps.places.nearest(middle);
    expect(place).toMatchObject({ name: "Kaya Norte", kind: "street", near: false });
    const find = async (q: string) => (await maps.places.suggest({ q, limit: 3 })).places[0];
    expect(await find("kaya nort")).toMatchObject({ name: "Kaya Norte", kind: "street" });
    expect(await find("new trupial")).toMatchObject({ name: "Snack Trupial Nobo", kind: "restaurant" });
    expect(await find("mambo")).toMatchObject({ name: "Mambo Beach" });
  });

  it("takes the coast of the extract when it holds one", async () => {
    const ring = [
      { id: 70, lat: 12.1, lng: -69.0 },
      { id: 71, lat: 12.1, lng: -68.9 },
      { id: 72, lat: 12.2, lng: -68.9 },
      { id: 73, lat: 12.2, lng: -69.0 },
    ];
    const { summary, maps } = await imported(
      [...NODES, ...ring],
      [
        ...WAYS.filter((way) => way.id !== 7),
        { id: 20, refs: [70, 71, 72], tags: { natural: "coastline" } },
        { id: 21, refs: [72, 73, 70], tags: { natural: "coastline" } },
      ],
    );
    expect(summary.coastRings).toBe(1);
    await expect(maps.places.nearest({ lat: 12.25, lng: -69.05 })).rejects.toMatchObject({
      code: "off_island",
    });
  });

  it("refuses a file that is no map of the island", async () => {
    const bad = join(folder, "bad.osm.pbf");
    for (const write of [
      () => writeFile(bad, "this is not a map"),
      () => writeFile(bad, ""),
      () => writeStrangeOsmFile(bad),
      () => writeOsmFile(bad, NODES, []),
    ]) {
      await write();
      await expect(importMap({ file: bad, now: new Date() })).rejects.toMatchObject({ name: "NotAnOsmFile" });
    }
  });

  it("refuses a file that was damaged on the way, whichever byte it was", async () => {
    const file = join(folder, "town.osm.pbf");
    await writeOsmFile(file, NODES, WAYS);
    const whole = await readFile(file);
    for (const length of [3, 10, 60, whole.length - 40, whole.length - 1]) {
      await writeFile(file, whole.subarray(0, length));
      await expect(importMap({ file, now: new Date() })).rejects.toThrow(/file|block|\.osm\.pbf/i);
    }
    const middle = Buffer.from(whole);
    middle.fill(0xff, whole.length - 60, whole.length - 30);
    await writeFile(file, middle);
    await expect(importMap({ file, now: new Date() })).rejects.toThrow("damaged");
  });

  it("reports its progress, from nothing to all, without going back", async () => {
    const shares: number[] = [];
    const file = join(folder, "town.osm.pbf");
    await writeOsmFile(file, NODES, WAYS.slice(0, 6));
    await importMap({ file, now: new Date(), progress: (_, share) => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[shares.length - 1]).toBe(1);
  });
});
