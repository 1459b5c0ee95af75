import type { PlaceKind } from "../../contract/places/place.ts";
import type { KnownPlace } from "../../contract/places/search/known-place.ts";
import { buildPlaceIndex } from "../../contract/places/search/place-index.ts";
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
  return {
    findByName: (name) => names().listByName(name)[0] ?? null,
    listByName: (name) => names().listByName(name),
    listWithin: (words) => names().listWithin(words),
    async suggest({ q, limit }) {
      return { places: index().search(q, limit).map(toPlace), approximate: false };
    },
    async nearest(point) {
      if (!isOnIsland(point, coast)) throw new OffIsland();
      return { place: nearestOf(point, places), approximate: false };
    },
  };
}

function nearestOf(point: Point, places: readonly KnownPlace[]) {
  let at: { place: KnownPlace; share: number } | null = null;
  let near: { place: KnownPlace; feltKm: number } | null = null;
  for (const place of places) {
    const km = straightKm(point, place);
    const share = km / (REACH_KM[place.kind] ?? USUAL_REACH_KM);
    if (share <= 1 && (!at || share < at.share)) at = { place, share };
    const feltKm = km * (1 - CLOSER_PER_STEP * place.popularity);
    if (!near || feltKm < near.feltKm) near = { place, feltKm };
  }
  const found = at ?? near;
  if (!found) throw new OffIsland();
  return { ...toPlace(found.place), near: at === null };
}
