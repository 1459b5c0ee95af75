import { z } from "zod";

/** A description of vector tiles as TileJSON 3.0 has it; what maps of others read as well. */
export const tilesetSchema = z
  .object({
    tilejson: z.literal("3.0.0"),
    /** Where tiles are, from the root of this address. The version changes with what is drawn. */
    tiles: z.array(z.string()),
    minzoom: z.int(),
    maxzoom: z.int(),
    /** West, south, east, north. */
    bounds: z.array(z.number()).length(4),
    attribution: z.string(),
    vector_layers: z.array(
      z.object({ id: z.string(), fields: z.record(z.string(), z.string()), minzoom: z.int() }),
    ),
  })
  .meta({ id: "Tileset" });
export type Tileset = z.infer<typeof tilesetSchema>;
