import { type Maps, type MapsSettings, buildMaps } from "./build-maps.ts";
import { readModelVersion } from "./road/island-model.ts";

/** Maps that can be replaced by an import while the server runs: callers always reach the present ones. */
export type CurrentMaps = Maps & {
  /** Puts a newly imported map into use. Returns whether there was one; throws when it cannot be read. */
  renew(): boolean;
};

export function openCurrentMaps(settings: MapsSettings): CurrentMaps {
  let version = readModelVersion(settings.dataDir);
  let maps = buildMaps(settings);
  return {
    provider: maps.provider,
    places: {
      findByName: (name) => maps.places.findByName(name),
      listByName: (name) => maps.places.listByName(name),
      suggest: (query) => maps.places.suggest(query),
      nearest: (point) => maps.places.nearest(point),
    },
    routes: { route: (trip) => maps.routes.route(trip) },
    get credits() {
      return maps.credits;
    },
    findStreet: (point) => maps.findStreet(point),
    isOnIsland: (point) => maps.isOnIsland(point),
    drawTrip: (trip) => maps.drawTrip(trip),
    get book() {
      return maps.book;
    },
    withBook: (book, ofDesk) => maps.withBook(book, ofDesk),
    get tiles() {
      return maps.tiles;
    },
    renew() {
      const present = readModelVersion(settings.dataDir);
      if (present === version) return false;
      // Tried once: a model that cannot be read leaves the one in use, and is not read again and again.
      version = present;
      maps = buildMaps(settings);
      return true;
    },
  };
}
