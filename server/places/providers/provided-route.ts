import { isOnIsland, type Coast } from "../coast.ts";
import { OffIsland, type RoutesPort } from "../ports.ts";

/** Keeps a provider's routes to the island; nothing is asked about points at sea. Nothing is stored. */
export function providedRoutes(source: RoutesPort, coast: Coast): RoutesPort {
  return {
    async route(trip) {
      if (!isOnIsland(trip.from, coast) || !isOnIsland(trip.to, coast)) throw new OffIsland();
      return source.route(trip);
    },
  };
}
