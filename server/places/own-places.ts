import type { PlaceKind } from "../../domain/places/place.ts";
import type { KnownPlace } from "../../domain/places/search/known-place.ts";
import { buildPlaceIndex } from "../../domain/places/search/place-index.ts";
import { isOnIsland, type Coast } from "./coast.ts";
import { straightKm } from "./geometry.ts";
import { once } from "../waiting/once.ts";
import { placeNames, toPlace } from "./place-names.ts";
import { OffIsland, type PlacesPort, type Point } from "./ports.ts";

/** How far from its point one is still at a place; what is spread out reaches further. */
const REACH_KM: Partial<Record<PlaceKind, number>> = {
  airport: 0.5,
  beach: 0.15,
  hotel: 0.12,
  mall: 0.12,
  neighbourhood: 0.25,
  village: 0.25,
  park: 0.15,
};
const USUAL_REACH_KM = 0.08;
/** "Near" names what people know: each step of popularity makes a place this much closer. */
const CLOSER_PER_STEP = 0.06;

/** Finds and names places of a list. The index is built for the first search: who only names points needs none. */
export function ownPlaces(places: readonly KnownPlace[], coast: Coast): PlacesPort {
  const index = once(() => buildPlaceIndex(places));
  const names = once(() => placeNames(places));
  const marks = once(() => marksOf(places));
  return {
    findByName: (name) => names().listByName(name)[0] ?? null,
    listByName: (name) => names().listByName(name),
    listWithin: (words) => names().listWithin(words),
    async suggest({ q, limit }) {
      return { places: index().search(q, limit).map(toPlace), approximate: false };
    },
    async nearest(point) {
      if (!isOnIsland(point, coast)) throw new OffIsland();
      return { place: nearestOf(point, places, marks()), approximate: false };
    },
  };
}

/** A cell of about four hundred metres. */
const CELL_DEGREES = 1 / 256;

/** Places as plain numbers, since every position of a car is held up to them, and those that can be the answer in each cell of the island. */
type Marks = {
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  readonly reach: Float64Array;
  readonly felt: Float64Array;
  readonly ofCell: Map<string, readonly number[]>;
};

function marksOf(places: readonly KnownPlace[]): Marks {
  return {
    lat: Float64Array.from(places, ({ lat }) => lat),
    lng: Float64Array.from(places, ({ lng }) => lng),
    reach: Float64Array.from(places, ({ kind }) => REACH_KM[kind] ?? USUAL_REACH_KM),
    felt: Float64Array.from(places, ({ popularity }) => 1 - CLOSER_PER_STEP * popularity),
    ofCell: new Map(),
  };
}

function nearestOf(point: Point, places: readonly KnownPlace[], marks: Marks) {
  let [at, near, leastShare, leastFelt] = [-1, -1, Infinity, Infinity];
  for (const index of candidatesAt(point, marks)) {
    const km = kmTo(point, marks, index);
    const share = km / (marks.reach[index] ?? 1);
    if (share <= 1 && share < leastShare) [at, leastShare] = [index, share];
    const felt = km * (marks.felt[index] ?? 1);
    if (felt < leastFelt) [near, leastFelt] = [index, felt];
  }
  const found = places[at] ?? places[near];
  if (!found) throw new OffIsland();
  return { ...toPlace(found), near: at < 0 };
}

/** The places that can be the answer somewhere in a point's cell, found once for each cell that somebody is in. */
function candidatesAt({ lat, lng }: Point, marks: Marks): readonly number[] {
  const [row, column] = [Math.floor(lat / CELL_DEGREES), Math.floor(lng / CELL_DEGREES)];
  const name = `${row} ${column}`;
  const known = marks.ofCell.get(name);
  if (known) return known;
  const corner = { lat: row * CELL_DEGREES, lng: column * CELL_DEGREES };
  const middle = { lat: corner.lat + CELL_DEGREES / 2, lng: corner.lng + CELL_DEGREES / 2 };
  // A little more than that, so that no rounding decides.
  const across = straightKm(corner, middle) * 1.01;
  const kms = Array.from(marks.lat, (_, index) => kmTo(middle, marks, index));
  const felt = (km: number, index: number) => Math.max(0, km) * (marks.felt[index] ?? 1);
  const furthest = kms.reduce((least, km, index) => Math.min(least, felt(km + across, index)), Infinity);
  const found = [...kms.keys()].filter((index) => {
    const closest = (kms[index] ?? 0) - across;
    return closest <= (marks.reach[index] ?? 0) || felt(closest, index) <= furthest;
  });
  marks.ofCell.set(name, found);
  return found;
}

function kmTo(point: Point, marks: Marks, index: number): number {
  return straightKm(point, { lat: marks.lat[index] ?? 0, lng: marks.lng[index] ?? 0 });
}
