import { z } from "zod";
import { ISLAND_BOUNDS } from "../../../domain/places/island-bounds.ts";
import type { Place } from "../../../domain/places/place.ts";
import { kindOf } from "../import/collect-places.ts";
import { askProvider, below, type Asking } from "./ask-provider.ts";
import type { PlaceSource } from "./provided-place.ts";

const resultSchema = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: z.string().optional(),
  display_name: z.string(),
  category: z.string().default(""),
  type: z.string().default(""),
  address: z.record(z.string(), z.string()).default({}),
});
const reverseSchema = z.union([resultSchema, z.object({ error: z.string() })]);

/** Places from a Nominatim server. */
export function nominatim(baseUrl: string, asking: Asking): PlaceSource {
  const { south, west, north, east } = ISLAND_BOUNDS;
  const shape = { format: "jsonv2", addressdetails: 1 };
  return {
    async find({ q, limit }) {
      const url = below(baseUrl, "search", {
        q,
        limit,
        ...shape,
        countrycodes: "cw",
        viewbox: [west, north, east, south].join(),
        bounded: 1,
      });
      return (await askProvider(asking, { url }, z.array(resultSchema))).map(toPlace);
    },
    async name({ lat, lng }) {
      const url = below(baseUrl, "reverse", { lat, lon: lng, ...shape, zoom: 18 });
      const answer = await askProvider(asking, { url }, reverseSchema);
      return "error" in answer ? null : toPlace(answer);
    },
  };
}

function toPlace({
  lat,
  lon,
  name,
  display_name,
  category,
  type,
  address,
}: z.infer<typeof resultSchema>): Place {
  const [first = display_name] = display_name.split(",");
  const area =
    address["suburb"] ?? address["neighbourhood"] ?? address["village"] ?? address["city"] ?? "Curaçao";
  const kind = category === "highway" ? "street" : kindOf(new Map([[category, type]]));
  return { name: name || first, kind: kind ?? (name ? "spot" : "address"), area, lat, lng: lon };
}
