import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { readCoast } from "../coast.ts";
import { readStreets } from "../road/streets.ts";
import { drawTrip, PICTURE_SIZE } from "./draw-trip.ts";

const coast = readCoast();
const { graph } = readStreets(coast);
/** From the west of the island to the south, with a bend. */
const PICKUP = { lat: 12.1846, lng: -68.9568 };
const BEND = { lat: 12.15, lng: -68.95 };
const DROPOFF = { lat: 12.0865, lng: -68.899 };

/** The picture's size and the colours of its pixels, as any reader of PNG files takes them. */
function readPng(file: Buffer) {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const start = file.indexOf("IDAT") + 4;
  const rows = inflateSync(file.subarray(start, start + file.readUInt32BE(start - 8)));
  const colourAt = (x: number, y: number) => {
    const at = y * (width * 3 + 1) + 1 + x * 3;
    return rows.subarray(at, at + 3).toString("hex");
  };
  const colours = new Map<string, number>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  }
  return { width, height, colourAt, colours };
}

function pictureOf(way: readonly { lat: number; lng: number }[]) {
  const [pickup = PICKUP, dropoff = DROPOFF] = [way[0], way.at(-1)];
  return readPng(
    drawTrip(
      { coast, graph },
      { pickup, dropoff, way: way.map(({ lat, lng }) => [lat, lng] as [number, number]) },
    ),
  );
}

const [SEA, LAND, MAIN_ROAD, WAY] = ["d5f0ee", "f3e6cc", "ffe5b0", "00787e"];

it("draws land, sea, main roads and the way, twice as sharp as it is shown", () => {
  const { width, height, colours } = pictureOf([PICKUP, BEND, DROPOFF]);
  expect([width, height]).toEqual([PICTURE_SIZE.width * 2, PICTURE_SIZE.height * 2]);
  for (const colour of [SEA, LAND, MAIN_ROAD, WAY]) {
    expect([colour, (colours.get(colour) ?? 0) > 1_000]).toEqual([colour, true]);
  }
});

it("puts a dot where the trip stops on the way", () => {
  const way = [PICKUP, BEND, DROPOFF].map(({ lat, lng }): [number, number] => [lat, lng]);
  const pinsWith = (stops: (typeof BEND)[]) =>
    readPng(drawTrip({ coast, graph }, { pickup: PICKUP, dropoff: DROPOFF, stops, way })).colours.get(
      "17212b",
    ) ?? 0;
  expect(pinsWith([BEND])).toBeGreaterThan(pinsWith([]) + 300);
});

it("puts a ring where the trip starts and a square where it ends, with room around them", () => {
  const { width, height, colourAt } = pictureOf([PICKUP, BEND, DROPOFF]);
  const [pin, edge] = ["17212b", "fffdf8"];
  // The trip goes south: it is as high as there is room.
  const rows = [72, height - 72];
  const inRow = (y: number, colour: string) =>
    Array.from({ length: width }, (_, x) => x).filter((x) => colourAt(x, y) === colour);
  const ring = inRow(rows[0] ?? 0, pin);
  const middle = Math.round(((ring[0] ?? 0) + (ring.at(-1) ?? 0)) / 2);
  expect(colourAt(middle, rows[0] ?? 0)).toBe(edge);
  expect(inRow(rows[1] ?? 0, pin).length).toBeGreaterThanOrEqual(29);
});

it("shows side streets where the trip is short, and stays at the kerb where its ends are one point", () => {
  const near = { lat: 12.11, lng: -68.93 };
  const { colours } = pictureOf([near, { lat: 12.112, lng: -68.927 }]);
  expect(colours.get("fffdf8") ?? 0).toBeGreaterThan(5_000);
  expect(pictureOf([near, near]).colours.size).toBeGreaterThan(3);
});
