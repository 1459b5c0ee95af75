import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { PlaceKind } from "../../domain/places/place.ts";
import { plainText } from "../../domain/places/search/plain-text.ts";
import { readTable } from "../../domain/read-table.ts";
import { readCoast } from "./coast.ts";
import { alongStretch, straightKm } from "./geometry.ts";
import { knownPlaces } from "./place-book.ts";
import type { Point } from "./ports.ts";
import { productData } from "./product-data.ts";
import { readStreets } from "./road/streets.ts";

const coast = readCoast();
const streets = readStreets(coast);
const rows = readTable(readFileSync(productData("places.csv"), "utf8"));
const fromMemory = new Set(rows.filter(({ source }) => source === "memory").map(({ id }) => id));
const remembered = knownPlaces().filter(({ id }) => fromMemory.has(id));
/** A position known only to half a kilometre cannot be checked against the shore. */
const vague = new Set(rows.filter(({ accuracy_m: accuracy }) => Number(accuracy) >= 500).map(({ id }) => id));

/** Kinds of place that a car reaches to the door. Areas, parks and places in the open reach further. */
const AT_A_STREET: ReadonlySet<PlaceKind> = new Set([
  "hotel",
  "restaurant",
  "nightlife",
  "mall",
  "supermarket",
  "shop",
  "hospital",
  "clinic",
  "pharmacy",
  "government",
  "embassy",
  "school",
  "church",
  "casino",
  "business",
  "street",
]);
/** Words by which two names may differ and still mean the same place. */
const KIND_WORDS = new Set("beach club restaurant bar dive site the".split(" "));

describe("the places that come with the product", () => {
  it("each say where they are known from and how far off they may be", () => {
    for (const { id, source, accuracy_m: accuracy } of rows) {
      expect([id, ["several", "one", "hand", "memory"].includes(source ?? "")]).toEqual([id, true]);
      expect([id, Number(accuracy) >= 10 && Number(accuracy) <= 500]).toEqual([id, true]);
    }
  });

  it("lie within 150 m of a street where cars reach the door, if only known from memory", () => {
    const far = remembered.filter(
      (place) => AT_A_STREET.has(place.kind) && (streets.nearest(place)?.km ?? 9) > 0.15,
    );
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  it("lie at the coast where they are beaches, piers or marinas, as far as they are known from memory", () => {
    const inland = remembered.filter(
      (place) =>
        ["beach", "pier", "marina"].includes(place.kind) && !vague.has(place.id) && shoreKm(place) > 0.15,
    );
    expect(inland.map(({ id }) => id)).toEqual([]);
  });

  it("stand once: no two within 50 m of each other are the same by name", () => {
    const places = knownPlaces();
    const double = places.flatMap((one, index) =>
      places
        .slice(index + 1)
        .filter((other) => straightKm(one, other) < 0.05 && ownWords(one.name) === ownWords(other.name))
        .map((other) => `${one.id} ${other.id}`),
    );
    expect(double).toEqual([]);
  });
});

function ownWords(name: string): string {
  const words = plainText(name).split(" ");
  return words.filter((word) => !KIND_WORDS.has(word)).join(" ");
}

function shoreKm(point: Point): number {
  let least = Infinity;
  for (const ring of coast.rings) {
    let before = ring[ring.length - 1];
    for (const corner of ring) {
      if (before) least = Math.min(least, alongStretch(point, before, corner).km);
      before = corner;
    }
  }
  return least;
}
