import type { Tileset } from "../../../contract/places/tileset.ts";
import { type DrawnTile, decodeTile } from "./decode-tile.ts";

export type TileAddress = { readonly z: number; readonly x: number; readonly y: number };

/** A tile to draw, and where: it may be a wider one that stands in for one still to come. */
export type FoundTile = { readonly address: TileAddress; readonly tile: DrawnTile };

/** Enough for the whole island twice over; the oldest goes first. */
const MOST_TILES = 240;
/** From here the tiles show the island; wider ones are never asked for. */
const WIDEST_ZOOM = 8;

/** The tiles of a map: asked for once, kept, and told when they have come. */
export class TileStore {
  readonly #tileset: Tileset;
  readonly #changed: () => void;
  readonly #tiles = new Map<string, DrawnTile>();
  readonly #underWay = new Set<string>();
  /** Those that could not be had, until they are tried again. */
  readonly #missing = new Set<string>();
  readonly #stop = new AbortController();

  constructor(tileset: Tileset, changed: () => void) {
    this.#tileset = tileset;
    this.#changed = changed;
  }

  /** The zoom whose tiles are drawn at most twice their size. */
  zoomFor(zoom: number): number {
    return Math.min(Math.max(Math.ceil(zoom) - 1, WIDEST_ZOOM), this.#tileset.maxzoom);
  }

  /** The tile, or the closest wider one there is while it comes. */
  find(address: TileAddress): FoundTile | null {
    if (!this.#isNearIsland(address)) return null;
    const exact = this.#tiles.get(keyOf(address));
    if (exact) return { address, tile: exact };
    void this.#load(address);
    for (let up = 1; address.z - up >= WIDEST_ZOOM; up += 1) {
      const wider = { z: address.z - up, x: address.x >> up, y: address.y >> up };
      const tile = this.#tiles.get(keyOf(wider));
      if (tile) return { address: wider, tile };
    }
    return null;
  }

  get isMissing(): boolean {
    return this.#missing.size > 0;
  }

  /** A tile that could not be had is asked for once more, when it is next looked for. */
  tryAgain(): void {
    this.#missing.clear();
  }

  close(): void {
    this.#stop.abort();
  }

  async #load(address: TileAddress): Promise<void> {
    const key = keyOf(address);
    if (this.#underWay.has(key) || this.#missing.has(key)) return;
    this.#underWay.add(key);
    try {
      const response = await fetch(this.#addressOf(address), { signal: this.#stop.signal });
      if (!response.ok) throw new Error(`The tile ${key} was answered with ${response.status}.`);
      this.#keep(key, decodeTile(await response.arrayBuffer(), address));
    } catch {
      // Without a network the map shows what it has; the next move asks again.
      this.#missing.add(key);
    }
    this.#underWay.delete(key);
    if (!this.#stop.signal.aborted) this.#changed();
  }

  #keep(key: string, tile: DrawnTile): void {
    this.#tiles.set(key, tile);
    if (this.#tiles.size <= MOST_TILES) return;
    for (const oldest of this.#tiles.keys()) {
      this.#tiles.delete(oldest);
      return;
    }
  }

  #addressOf({ z, x, y }: TileAddress): string {
    const [template = ""] = this.#tileset.tiles;
    return template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
  }

  #isNearIsland({ z, x, y }: TileAddress): boolean {
    const [west = -180, south = -85, east = 180, north = 85] = this.#tileset.bounds;
    const side = 2 ** z;
    return (
      x + 1 >= columnOf(west, side) &&
      x <= columnOf(east, side) &&
      y + 1 >= rowOf(north, side) &&
      y <= rowOf(south, side)
    );
  }
}

function keyOf({ z, x, y }: TileAddress): string {
  return `${z}/${x}/${y}`;
}

function columnOf(lng: number, side: number): number {
  return ((lng + 180) / 360) * side;
}

function rowOf(lat: number, side: number): number {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return ((1 - north / Math.PI) / 2) * side;
}
