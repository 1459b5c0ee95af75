import { isOnIsland, type Coast } from "../coast.ts";
import { straightKm } from "../geometry.ts";
import { OffIsland, type Place, type PlacesPort, type Point } from "../ports.ts";

/** What a provider on the network can do: find by text, and name a point. */
export type PlaceSource = {
  find(query: { q: string; limit: number }): Promise<Place[]>;
  name(point: Point): Promise<Place | null>;
};

/** A place further than this from the point is near it, not at it. */
const AT_PLACE_KM = 0.08;

/**
 * Makes a port of a provider. Its answers are kept to the island; a nickname that only people here use ("centrum")
 * is answered from our own book first; and nothing is asked about points at sea. Nothing is stored.
 */
export function providedPlaces(source: PlaceSource, own: PlacesPort, coast: Coast): PlacesPort {
  return {
    findByName: (name) => own.findByName(name),
    listByName: (name) => own.listByName(name),
    async suggest({ q, limit }) {
      if (q.trim() === "") return own.suggest({ q, limit });
      const known = own.findByName(q);
      const found = (await source.find({ q, limit })).filter((place) => isOnIsland(place, coast));
      const places = known ? [known, ...found.filter(({ name }) => name !== known.name)] : found;
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
