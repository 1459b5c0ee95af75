import { expect, it } from "vitest";
import { randomFrom } from "../planning/engine/random.ts";
import { isOnIsland, readCoast } from "./coast.ts";
import { ownPlaces } from "./own-places.ts";
import { knownPlaces } from "./place-book.ts";

const coast = readCoast();

it("names a point by the place that is nearer than each other one beside it", async () => {
  const book = knownPlaces();
  const all = ownPlaces(book, coast);
  const random = randomFrom(3);
  const points = Array.from({ length: 600 }, () => ({
    lat: 12.04 + random() * 0.36,
    lng: -69.17 + random() * 0.43,
  })).filter((point) => isOnIsland(point, coast));
  expect(points.length).toBeGreaterThan(100);
  for (const point of points) {
    const { place } = await all.nearest(point);
    const named = book.filter(({ name }) => name === place.name);
    for (const other of book) {
      if (other.name === place.name || random() < 0.7) continue;
      const beside = await ownPlaces([...named, other], coast).nearest(point);
      expect(beside.place.name).toBe(place.name);
    }
  }
});
