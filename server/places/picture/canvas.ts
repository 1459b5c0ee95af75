import { encodePng } from "./png.ts";

export type Pixel = { readonly x: number; readonly y: number };
export type Colour = readonly [red: number, green: number, blue: number];

/** A pixel is covered in so many steps: more look the same and make the file larger. */
const FULL = 16;
/** An area is cut into so many lines a pixel, so that its edges are smooth. */
const LINES_PER_PIXEL = 4;

/** A picture in memory on which areas and lines are drawn with smooth edges. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #rgb: Uint8Array;
  /** How much of each pixel what is being drawn covers. */
  readonly #cover: Uint8Array;
  /** The rows in which anything is covered. */
  #first: number;
  #last: number;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.#rgb = new Uint8Array(width * height * 3);
    this.#cover = new Uint8Array(width * height).fill(FULL);
    this.#first = 0;
    this.#last = height - 1;
    this.#paint(ground);
  }

  /** Fills what lies within an odd number of the rings. */
  fillArea(rings: readonly (readonly Pixel[])[], colour: Colour): void {
    const share = new Float32Array(this.width);
    const heights = rings.flatMap((ring) => ring.map(({ y }) => y));
    const [top, bottom] = [Math.floor(least(heights)), Math.ceil(most(heights))];
    this.#touch(top, bottom);
    for (let row = Math.max(0, top); row <= Math.min(this.height - 1, bottom); row++) {
      share.fill(0);
      for (let line = 0; line < LINES_PER_PIXEL; line++) {
        const crossings = crossingsAt(rings, row + (line + 0.5) / LINES_PER_PIXEL);
        for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
          addStretch(share, crossings[pair] ?? 0, crossings[pair + 1] ?? 0);
        }
      }
      for (let x = 0; x < this.width; x++) {
        this.#cover[row * this.width + x] = Math.round(((share[x] ?? 0) / LINES_PER_PIXEL) * FULL);
      }
    }
    this.#paint(colour);
  }

  /** Draws lines with round ends and corners. Where they cross, the colour lies once. */
  strokeLines(lines: readonly (readonly Pixel[])[], width: number, colour: Colour): void {
    const half = width / 2;
    for (const line of lines) {
      for (let index = 1; index < line.length; index++) {
        const from = line[index - 1];
        const to = line[index];
        if (from && to) this.#coverStretch(from, to, half);
      }
    }
    this.#paint(colour);
  }

  fillDisc(centre: Pixel, radius: number, colour: Colour): void {
    this.#coverStretch(centre, centre, radius);
    this.#paint(colour);
  }

  asPng(): Buffer {
    return encodePng(this.#rgb, this.width);
  }

  /** A pixel is covered by as much of it as lies within `half` of the stretch. */
  #coverStretch(from: Pixel, to: Pixel, half: number): void {
    const reach = half + 1;
    const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
    const right = Math.min(this.width - 1, Math.ceil(Math.max(from.x, to.x) + reach));
    const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(from.y, to.y) + reach));
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const squared = dx * dx + dy * dy || 1;
    this.#touch(top, bottom);
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const [px, py] = [column + 0.5 - from.x, row + 0.5 - from.y];
        const along = Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
        const [ax, ay] = [px - along * dx, py - along * dy];
        const distance = Math.sqrt(ax * ax + ay * ay);
        const cover = Math.min(1, half + 0.5 - distance);
        if (cover <= 0) continue;
        const index = row * this.width + column;
        this.#cover[index] = Math.max(this.#cover[index] ?? 0, Math.round(cover * FULL));
      }
    }
  }

  #touch(top: number, bottom: number): void {
    this.#first = Math.max(0, Math.min(this.#first, top));
    this.#last = Math.min(this.height - 1, Math.max(this.#last, bottom));
  }

  /** Lays the colour over what is covered, and begins anew. */
  #paint([red, green, blue]: Colour): void {
    const rgb = this.#rgb;
    const end = (this.#last + 1) * this.width;
    for (let index = this.#first * this.width; index < end; index++) {
      const cover = this.#cover[index] ?? 0;
      if (cover === 0) continue;
      const at = index * 3;
      rgb[at] = mixed(rgb[at] ?? 0, red, cover);
      rgb[at + 1] = mixed(rgb[at + 1] ?? 0, green, cover);
      rgb[at + 2] = mixed(rgb[at + 2] ?? 0, blue, cover);
    }
    this.#cover.fill(0);
    this.#first = this.height;
    this.#last = -1;
  }
}

function mixed(before: number, colour: number, cover: number): number {
  return before + Math.round(((colour - before) * cover) / FULL);
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Infinity);
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.max(a, b), -Infinity);
}

/** Where a level line crosses the rings, from left to right. */
function crossingsAt(rings: readonly (readonly Pixel[])[], y: number): number[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    let before = ring[ring.length - 1];
    for (const corner of ring) {
      if (before && before.y > y !== corner.y > y) {
        crossings.push(corner.x + ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y));
      }
      before = corner;
    }
  }
  return crossings.toSorted((a, b) => a - b);
}

/** Adds to each pixel of a line how much of it lies between two points. */
function addStretch(share: Float32Array, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(share.length, to);
  for (let x = Math.floor(start); x < end; x++) {
    share[x] = (share[x] ?? 0) + Math.min(end, x + 1) - Math.max(start, x);
  }
}
