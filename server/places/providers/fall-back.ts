import { OffIsland, type PlacesPort, type RoutesPort } from "../ports.ts";

/** After this many failures in a row a provider is not asked for a while, so that not every letter typed waits. */
const FAILURES_BEFORE_REST = 3;
const REST_MS = 10_000;

/** Asks the provider for places and, when it fails or is slow, our own, saying so with `approximate`. */
export function placesWithFallBack(provider: PlacesPort, own: PlacesPort, now: () => number): PlacesPort {
  const orElse = createOrElse(now);
  return {
    findByName: (name) => own.findByName(name),
    listByName: (name) => own.listByName(name),
    listWithin: (words) => own.listWithin(words),
    suggest: (query) =>
      orElse(
        () => provider.suggest(query),
        () => own.suggest(query),
      ),
    nearest: (point) =>
      orElse(
        () => provider.nearest(point),
        () => own.nearest(point),
      ),
  };
}

/** The same for routes. */
export function routesWithFallBack(provider: RoutesPort, own: RoutesPort, now: () => number): RoutesPort {
  const orElse = createOrElse(now);
  return {
    route: (trip) =>
      orElse(
        () => provider.route(trip),
        () => own.route(trip),
      ),
  };
}

function createOrElse(now: () => number) {
  let failures = 0;
  let restsUntil = 0;
  return async <A extends { approximate: boolean }>(
    ask: () => Promise<A>,
    own: () => Promise<A>,
  ): Promise<A> => {
    if (now() >= restsUntil) {
      try {
        const answer = await ask();
        failures = 0;
        return answer;
      } catch (error) {
        if (error instanceof OffIsland) throw error;
        failures++;
        if (failures >= FAILURES_BEFORE_REST) restsUntil = now() + REST_MS;
      }
    }
    return { ...(await own()), approximate: true };
  };
}
