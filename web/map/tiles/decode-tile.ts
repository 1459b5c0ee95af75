import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { MapPoint } from "../map-point.ts";
import { type StreetClass, STREET_CLASSES } from "../style/map-style.ts";

/** A place of a tile, by which a name may be written. */
type TilePlace = MapPoint & {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly rank: number;
};

/** The shapes of a tile, ready to be drawn; its paths count from the tile's corner, `EXTENT` to a side. */
export type DrawnTile = {
  readonly land: Path2D;
  /** The edge of the land, without the sides along which the tile was cut out. */
  readonly coast: Path2D;
  /** The streets of the built-up ground, where they are too many to be drawn one by one. */
  readonly town: Path2D;
  readonly green: Path2D;
  readonly water: Path2D;
  readonly buildings: Path2D;
  readonly streets: Readonly<Record<StreetClass, Path2D>>;
  readonly places: readonly TilePlace[];
};

export const EXTENT = 4096;

/** Reads a vector tile; one without bytes is the open sea. */
export function decodeTile(bytes: ArrayBuffer, address: { z: number; x: number; y: number }): DrawnTile {
  const tile = emptyTile();
  if (bytes.byteLength === 0) return tile;
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const features = (name: string): VectorTileFeature[] => {
    const layer = layers[name];
    return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : [];
  };
  for (const area of ["land", "green", "water", "buildings"] as const) {
    for (const feature of features(area)) addTo(tile[area], feature, true);
  }
  for (const feature of features("land")) addCoast(tile.coast, feature);
  for (const feature of features("town")) addTo(tile.town, feature, false);
  for (const feature of features("streets")) {
    addTo(tile.streets[classOf(String(feature.properties["class"]))], feature, false);
  }
  const places = features("places").flatMap((feature) => placeOf(feature, address));
  return { ...tile, places };
}

function emptyTile(): DrawnTile {
  return {
    land: new Path2D(),
    coast: new Path2D(),
    town: new Path2D(),
    green: new Path2D(),
    water: new Path2D(),
    buildings: new Path2D(),
    streets: { main: new Path2D(), through: new Path2D(), side: new Path2D(), foot: new Path2D() },
    places: [],
  };
}

function addTo(path: Path2D, feature: VectorTileFeature, closed: boolean): void {
  for (const line of feature.loadGeometry()) {
    line.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    if (closed) path.closePath();
  }
}

/** Where land goes on beyond a tile it was cut, and that side runs across bays as well. */
function addCoast(path: Path2D, feature: VectorTileFeature): void {
  for (const ring of feature.loadGeometry()) {
    ring.forEach((point, index) => {
      const before = ring[index - 1];
      if (before && !isCut(before.x, point.x) && !isCut(before.y, point.y)) path.lineTo(point.x, point.y);
      else path.moveTo(point.x, point.y);
    });
  }
}

function isCut(before: number, now: number): boolean {
  return before === now && (now < 0 || now > EXTENT);
}

function classOf(name: string): StreetClass {
  return STREET_CLASSES[name] ?? "side";
}

function placeOf(feature: VectorTileFeature, { z, x, y }: { z: number; x: number; y: number }): TilePlace[] {
  const at = feature.loadGeometry()[0]?.[0];
  if (!at) return [];
  const { id, name, kind, rank } = feature.properties;
  const side = 2 ** z;
  const north = Math.PI * (1 - (2 * (y + at.y / EXTENT)) / side);
  return [
    {
      id: String(id),
      name: String(name),
      kind: String(kind),
      rank: Number(rank),
      lat: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
      lng: ((x + at.x / EXTENT) / side) * 360 - 180,
    },
  ];
}
