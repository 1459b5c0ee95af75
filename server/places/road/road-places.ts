import { isOnIsland, type Coast } from "../coast.ts";
import { ownPlaces } from "../own-places.ts";
import { areaOf } from "../import/collect-places.ts";
import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import { OffIsland, type PlacesPort } from "../ports.ts";
import { at } from "./road-graph.ts";
import type { Streets } from "./streets.ts";

/** A point this close to a street is in it. */
const IN_STREET_KM = 0.06;

/** Finds places of the book and of the extract together, and names the street of a point that is at no place. */
export function roadPlaces(places: readonly KnownPlace[], streets: Streets, coast: Coast): PlacesPort {
  // A street's single point does not say where the street runs; the grid does.
  const spots = places.filter(({ kind }) => kind !== "street");
  const areas = places.filter(
    ({ kind }) => kind === "neighbourhood" || kind === "village" || kind === "town",
  );
  const book = ownPlaces(places, coast);
  const landmarks = ownPlaces(spots, coast);
  return {
    findByName: (name) => book.findByName(name),
    listByName: (name) => book.listByName(name),
    listWithin: (words) => book.listWithin(words),
    suggest: (query) => book.suggest(query),
    async nearest(point) {
      if (!isOnIsland(point, coast)) throw new OffIsland();
      const answer = await landmarks.nearest(point);
      const isSpot =
        !answer.place.near && answer.place.kind !== "neighbourhood" && answer.place.kind !== "village";
      if (isSpot) return answer;
      const { graph, grid } = streets;
      if (graph.names.length === 0) return answer;
      const street = grid.nearest(point, (edge) => at(graph.edgeName, edge) >= 0, IN_STREET_KM);
      if (!street) return answer;
      const name = graph.names[at(graph.edgeName, street.edge)] ?? "";
      const { lat, lng } = street.point;
      return {
        place: { name, kind: "street", area: areaOf(street.point, areas), lat, lng, near: false },
        approximate: false,
      };
    },
  };
}
