import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import { buildPlaceIndex } from "../../../domain/places/search/place-index.ts";
import { plainText } from "../../../domain/places/search/plain-text.ts";
import { once } from "../../waiting/once.ts";
import { isOnIsland, type Coast } from "../coast.ts";
import { straightKm } from "../geometry.ts";
import { toPlace } from "../place-names.ts";
import { OffIsland, type Place, type PlacesPort, type Point } from "../ports.ts";

/** A provider on the network, which finds places by text and names a point. */
export type PlaceSource = {
  find(query: { q: string; limit: number }): Promise<Place[]>;
  name(point: Point): Promise<Place | null>;
};

/** A place further than this from the point is near it, not at it. */
const AT_PLACE_KM = 0.08;

/** Of the desk's places so many at the most come before those of the provider. */
const MOST_OF_DESK = 3;

type Ours = {
  readonly own: PlacesPort;
  /** The places the desk made or changed: no provider knows them, or not as they are here. */
  readonly ofDesk: readonly KnownPlace[];
  readonly coast: Coast;
};

/**
 * Makes a port of a provider. Its answers are kept to the island; what the desk keeps, and a nickname that only people
 * here use ("centrum"), is answered first; and nothing is asked about points at sea. Nothing is stored.
 */
export function providedPlaces(source: PlaceSource, { own, ofDesk, coast }: Ours): PlacesPort {
  const deskIndex = once(() => buildPlaceIndex(ofDesk));
  return {
    findByName: (name) => own.findByName(name),
    listByName: (name) => own.listByName(name),
    listWithin: (words) => own.listWithin(words),
    async suggest({ q, limit }) {
      if (q.trim() === "") return own.suggest({ q, limit });
      const known = own.findByName(q);
      const found = (await source.find({ q, limit })).filter((place) => isOnIsland(place, coast));
      const ofTheDesk = ofDesk.length === 0 ? [] : deskIndex().search(q, MOST_OF_DESK).map(toPlace);
      const places = oneOfEachName([...(known ? [known] : []), ...ofTheDesk], found);
      return { places: places.slice(0, limit), approximate: false };
    },
    async nearest(point) {
      if (!isOnIsland(point, coast)) throw new OffIsland();
      const place = await source.name(point);
      if (!place) return own.nearest(point);
      return { place: { ...place, near: straightKm(point, place) > AT_PLACE_KM }, approximate: false };
    },
  };
}

/** The first, then those of the others that are not called so. */
function oneOfEachName(first: readonly Place[], others: readonly Place[]): Place[] {
  const ours = [...new Map(first.map((place) => [plainText(place.name), place])).values()];
  const taken = new Set(ours.map(({ name }) => plainText(name)));
  return [...ours, ...others.filter(({ name }) => !taken.has(plainText(name)))];
}
