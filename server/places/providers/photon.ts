import { z } from "zod";
import { ISLAND_BOUNDS } from "../../../domain/places/island-bounds.ts";
import type { Place, PlaceKind } from "../../../domain/places/place.ts";
import { DEFAULT_LOCATION } from "../../../domain/places/place-points.ts";
import { kindOf } from "../import/collect-places.ts";
import { askProvider, below, type Asking } from "./ask-provider.ts";
import type { PlaceSource } from "./provided-place.ts";

const text = z.string().optional();
const answerSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: text,
        street: text,
        housenumber: text,
        district: text,
        locality: text,
        city: text,
        osm_key: text,
        osm_value: text,
      }),
    }),
  ),
});
type Feature = z.infer<typeof answerSchema>["features"][number];

/** Places from a Photon server (github.com/komoot/photon). */
export function photon(baseUrl: string, asking: Asking): PlaceSource {
  const base = baseUrl.replace(/\/+$/, "").replace(/\/api$/, "");
  const { south, west, north, east } = ISLAND_BOUNDS;
  const ask = async (url: URL) => {
    const { features } = await askProvider(asking, { url }, answerSchema);
    return features.flatMap((feature) => toPlace(feature) ?? []);
  };
  return {
    find: ({ q, limit }) =>
      ask(
        below(base, "api", {
          q,
          limit,
          bbox: [west, south, east, north].join(),
          lat: DEFAULT_LOCATION.lat,
          lon: DEFAULT_LOCATION.lng,
        }),
      ),
    async name({ lat, lng }) {
      const [place] = await ask(below(base, "reverse", { lat, lon: lng, limit: 1 }));
      return place ?? null;
    },
  };
}

function toPlace({ geometry, properties }: Feature): Place | null {
  const address = [properties.street, properties.housenumber].filter(Boolean).join(" ");
  const name = properties.name ?? address;
  if (!name) return null;
  const [lng, lat] = geometry.coordinates;
  const area = properties.district ?? properties.locality ?? properties.city ?? "Curaçao";
  return { name, kind: kindFrom(properties), area, lat, lng };
}

function kindFrom({ osm_key = "", osm_value = "", name }: Feature["properties"]): PlaceKind {
  if (osm_key === "highway") return "street";
  return kindOf(new Map([[osm_key, osm_value]])) ?? (name ? "spot" : "address");
}
