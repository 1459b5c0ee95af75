import { z } from "zod";
import { PLACE_KINDS } from "./place.ts";

/** A line as text; `decodeLine` of drawn-line.ts gives its points. */
const lineSchema = z.string();

/** A road to draw: 0 the main roads, 1 those between neighbourhoods, 2 streets, 3 yards and tracks. */
export const drawnRoadSchema = z.object({
  name: z.string(),
  size: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  line: lineSchema,
});
export type DrawnRoad = z.infer<typeof drawnRoadSchema>;

/** A name to write on the map; those of the highest rank first, so that a crowded map can leave out the last. */
export const mapLabelSchema = z.object({
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  lat: z.number(),
  lng: z.number(),
  rank: z.int().min(0).max(9),
});
export type MapLabel = z.infer<typeof mapLabelSchema>;

/** All that is needed to draw the island: its coast (closed lines around land), the main roads and names. */
export const mapDrawingSchema = z.object({
  /** `roads`: real ones, whose streets are sent for whoever zooms in. `sketch` is from an earlier version and is no longer sent. */
  detail: z.enum(["sketch", "roads"]),
  coast: z.array(lineSchema),
  roads: z.array(drawnRoadSchema),
  labels: z.array(mapLabelSchema),
  /** Whose data it is; shown beside every map. */
  credits: z.array(z.string()),
});
export type MapDrawing = z.infer<typeof mapDrawingSchema>;

/** The streets within a part of the map, for whoever zooms in. */
export const mapStreetsSchema = z.object({ streets: z.array(drawnRoadSchema) });
