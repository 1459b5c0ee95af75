import type { FoundTile } from "../tiles/tile-store.ts";
import { EXTENT } from "../tiles/decode-tile.ts";
import type { Box } from "./box.ts";
import type { GroundView } from "./paint-ground.ts";

/** One point of the mask stands for this many pixels of the map, each way. */
const COARSENESS = 4;

/** Where the land is, coarsely: tells whether a name would run over the coast. */
export class LandMask {
  readonly #width: number;
  readonly #height: number;
  readonly #land: Uint8ClampedArray;

  constructor(view: GroundView, tiles: readonly FoundTile[]) {
    const canvas = document.createElement("canvas");
    canvas.width = this.#width = Math.ceil(view.width / COARSENESS);
    canvas.height = this.#height = Math.ceil(view.height / COARSENESS);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser draws nothing.");
    for (const { address, tile } of tiles) {
      const side = 256 * 2 ** (view.zoom - address.z);
      const scale = side / EXTENT / COARSENESS;
      const left = (address.x * side - view.corner.x) / COARSENESS;
      const top = (address.y * side - view.corner.y) / COARSENESS;
      context.setTransform(scale, 0, 0, scale, left, top);
      context.fill(tile.land);
    }
    this.#land = context.getImageData(0, 0, this.#width, this.#height).data;
  }

  /** Whether a part of the map has both land and sea in it. */
  crossesCoast({ left, top, right, bottom }: Box): boolean {
    const firstColumn = limited(Math.floor(left / COARSENESS), this.#width);
    const lastColumn = limited(Math.ceil(right / COARSENESS), this.#width);
    const firstRow = limited(Math.floor(top / COARSENESS), this.#height);
    const lastRow = limited(Math.ceil(bottom / COARSENESS), this.#height);
    const first = this.#isLand(firstColumn, firstRow);
    for (let row = firstRow; row <= lastRow; row += 1) {
      for (let column = firstColumn; column <= lastColumn; column += 1) {
        if (this.#isLand(column, row) !== first) return true;
      }
    }
    return false;
  }

  /** Whether a part of the map that the coast does not cross is land. */
  isLand({ left, top, right, bottom }: Box): boolean {
    const column = limited(Math.floor((left + right) / 2 / COARSENESS), this.#width);
    return this.#isLand(column, limited(Math.floor((top + bottom) / 2 / COARSENESS), this.#height));
  }

  #isLand(column: number, row: number): boolean {
    return (this.#land[(row * this.#width + column) * 4 + 3] ?? 0) > 127;
  }
}

function limited(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most - 1);
}
