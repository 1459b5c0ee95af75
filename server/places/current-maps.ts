import type { Maps } from "./build-maps.ts";
import type { ReadImport } from "./import/read-import.ts";
import type { IslandModel } from "./road/island-model.ts";

/** Maps that can be replaced by an import while the server runs: callers always reach the present ones. */
export type CurrentMaps = Maps & {
  /** Which import they are over; null for what comes with the product. */
  readonly version: string | null;
  /** Puts another import into use. An import that can't be built throws, and changes nothing. */
  use(next: ReadImport): void;
};

type Build = (model: IslandModel | null) => Maps;

export function openCurrentMaps(
  build: Build,
  first: ReadImport = { version: null, model: null },
): CurrentMaps {
  let { version } = first;
  let maps = build(first.model);
  return {
    provider: maps.provider,
    places: {
      findByName: (name) => maps.places.findByName(name),
      listByName: (name) => maps.places.listByName(name),
      listWithin: (words) => maps.places.listWithin(words),
      suggest: (query) => maps.places.suggest(query),
      nearest: (point) => maps.places.nearest(point),
    },
    routes: { route: (trip) => maps.routes.route(trip) },
    get credits() {
      return maps.credits;
    },
    findStreet: (point) => maps.findStreet(point),
    get streets() {
      return maps.streets;
    },
    isOnIsland: (point) => maps.isOnIsland(point),
    drawTrip: (trip) => maps.drawTrip(trip),
    get book() {
      return maps.book;
    },
    withBook: (book, ofDesk) => maps.withBook(book, ofDesk),
    get tiles() {
      return maps.tiles;
    },
    get version() {
      return version;
    },
    use(next) {
      maps = build(next.model);
      version = next.version;
    },
  };
}
