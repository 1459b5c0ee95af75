import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { once } from "../../waiting/once.ts";
import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import {
  groundBands,
  placeBands,
  TILE_LAYERS,
  type TileBand,
  type TileGround,
  type TileLayer,
} from "./tile-layers.ts";

/** Closer in, a map draws the tiles of this zoom larger. */
export const MAX_TILE_ZOOM = 15;
const EXTENT = 4096;
/** How far a line may be off, in units of the extent. A shape as wide as the ground of a town hides more. */
const TOLERANCE = 3;
const COARSE_TOLERANCE = 16;
/** How many tiles are cached: a screen shows about twenty, so this serves many callers. */
const KEPT_TILES = 1_500;

/** Vector tiles of the island: a tile is the gzipped protobuf of the Mapbox Vector Tile format, version 2. */
export type VectorTiles = {
  /** Changes with anything that is drawn, so that a tile of a version never changes. */
  readonly version: string;
  tile(address: TileAddress): Buffer;
};
type TileAddress = { z: number; x: number; y: number };

/** The ground under the places, worked out once with the first tile, however often the places change. */
export type GroundIndex = () => readonly Indexed[];
export function tileGround(readGround: () => TileGround): GroundIndex {
  return once(() => groundBands(readGround()).map(indexOf));
}

/** Makes tiles when they are asked for; nothing is worked out before the first. */
export function vectorTiles(
  ground: GroundIndex,
  places: readonly KnownPlace[],
  version: string,
): VectorTiles {
  const indexes = once(() => [...ground(), ...placeBands(places).map(indexOf)]);
  const kept = new Map<string, Buffer>();
  return {
    version,
    tile({ z, x, y }) {
      const key = `${z}/${x}/${y}`;
      const known = kept.get(key);
      if (known) return known;
      const made = gzipSync(encodeTile(indexes(), { z, x, y }));
      const [oldest] = kept.keys();
      if (kept.size >= KEPT_TILES && oldest !== undefined) kept.delete(oldest);
      kept.set(key, made);
      return made;
    },
  };
}

/** A short hash of everything the tiles are made of. */
export function tileVersion(...parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url").slice(0, 10);
}

type Indexed = { band: TileBand; index: GeoJSONVT };

function indexOf(band: TileBand): Indexed {
  const index = new GeoJSONVT(
    { type: "FeatureCollection", features: band.features },
    {
      maxZoom: MAX_TILE_ZOOM,
      indexMaxZoom: 8,
      indexMaxPoints: 0,
      tolerance: band.coarse ? COARSE_TOLERANCE : TOLERANCE,
      extent: EXTENT,
      wrap: false,
    },
  );
  return { band, index };
}

function encodeTile(indexes: readonly Indexed[], { z, x, y }: TileAddress): Uint8Array {
  const layers: Partial<Record<TileLayer, GeoJSONVTTile>> = {};
  for (const { band, index } of indexes) {
    if (z < band.minZoom || z > (band.maxZoom ?? MAX_TILE_ZOOM)) continue;
    const tile = index.getTile(z, x, y);
    if (!tile || tile.features.length === 0) continue;
    const drawn = layers[band.layer];
    layers[band.layer] = drawn ? { ...drawn, features: [...drawn.features, ...tile.features] } : tile;
  }
  const ordered = TILE_LAYERS.flatMap((layer) => {
    const tile = layers[layer];
    return tile ? [[layer, tile] as const] : [];
  });
  return fromGeojsonVt(Object.fromEntries(ordered), { version: 2, extent: EXTENT });
}
