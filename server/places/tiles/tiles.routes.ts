import { gunzipSync } from "node:zlib";
import { ISLAND_BOUNDS } from "../../../domain/places/island-bounds.ts";
import { getTileEndpoint, getTilesetEndpoint } from "../../../contract/places/tiles.endpoints.ts";
import type { Serve } from "../../http/serve.ts";
import type { Maps } from "../build-maps.ts";
import { LAYER_FIELDS } from "./tile-layers.ts";
import { MAX_TILE_ZOOM } from "./vector-tiles.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "public, no-cache";

/** The map for whoever draws it: where its tiles are, and the tiles. */
export function tilesRoutes(serve: Serve, maps: Pick<Maps, "tiles" | "credits">): void {
  serve(getTilesetEndpoint, async () => ({
    tilejson: "3.0.0" as const,
    tiles: [`/api/map/tiles/${maps.tiles.version}/{z}/{x}/{y}`],
    minzoom: 0,
    maxzoom: MAX_TILE_ZOOM,
    bounds: [ISLAND_BOUNDS.west, ISLAND_BOUNDS.south, ISLAND_BOUNDS.east, ISLAND_BOUNDS.north],
    attribution: maps.credits.join(" · "),
    vector_layers: LAYER_FIELDS,
  }));

  serve(getTileEndpoint, async ({ params, request, reply }) => {
    const { version } = maps.tiles;
    const { z, x, y } = params;
    const mark = `"${version}-${z}-${x}-${y}"`;
    // A page that opened before the map changed asks for tiles that are gone: it gets the present ones, uncached.
    void reply
      .header("Cache-Control", params.version === version ? FOR_EVER : ASK_FIRST)
      .header("ETag", mark);
    if (request.headers["if-none-match"]?.includes(mark)) return reply.code(304).send();
    void reply.type("application/vnd.mapbox-vector-tile").header("Vary", "Accept-Encoding");
    const packed = maps.tiles.tile({ z, x, y });
    if (!/\bgzip\b/.test(String(request.headers["accept-encoding"] ?? "")))
      return reply.send(gunzipSync(packed));
    return reply.header("Content-Encoding", "gzip").send(packed);
  });
}
