import { z } from "zod";
import { decodeLine } from "../../../domain/places/drawn-line.ts";
import type { RoutesPort } from "../ports.ts";
import { askProvider, below, type Asking } from "./ask-provider.ts";

const answerSchema = z.object({
  code: z.literal("Ok"),
  routes: z.tuple(
    [z.object({ distance: z.number(), duration: z.number(), geometry: z.string() })],
    z.unknown(),
  ),
});

/** Routes from an OSRM server with a car profile. */
export function osrm(baseUrl: string, asking: Asking): RoutesPort {
  return {
    async route({ from, to }) {
      const path = `route/v1/driving/${from.lng},${from.lat};${to.lng},${to.lat}`;
      const url = below(baseUrl, path, { overview: "full", geometries: "polyline" });
      const { routes } = await askProvider(asking, { url }, answerSchema);
      const [{ distance, duration, geometry }] = routes;
      return {
        distanceKm: distance / 1000,
        durationMin: duration / 60,
        geometry: decodeLine(geometry),
        approximate: false,
      };
    },
  };
}
