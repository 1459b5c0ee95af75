import type { FlatPoint, Size } from "./projection.ts";

export type LabelWish = {
  readonly id: string;
  readonly text: string;
  readonly at: FlatPoint;
  /** The smaller, the sooner it is placed. Markers come before towns. */
  readonly rank: number;
  /** How far beside its point the text stands. */
  readonly gap: number;
};
export type PlacedLabel = {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end";
};

type Box = { left: number; top: number; right: number; bottom: number };

const LINE_HEIGHT = 16;
/** Names keep this much room around them, so that a map stays a map. */
const ROOM = 10;
/** A letter of 13 px type is about this wide; a label only needs to know when it might touch another. */
const LETTER_WIDTH = 7;

/** Chooses which names fit: the important first, to the right of the point or else to its left, none over another. */
export function placeLabels(wishes: readonly LabelWish[], size: Size): PlacedLabel[] {
  const taken: Box[] = wishes.filter((wish) => wish.gap > 4).map(({ at, gap }) => around(at, gap - 2));
  const placed: PlacedLabel[] = [];
  for (const wish of wishes.toSorted((a, b) => a.rank - b.rank)) {
    const width = wish.text.length * LETTER_WIDTH;
    for (const anchor of ["start", "end"] as const) {
      const x = anchor === "start" ? wish.at.x + wish.gap : wish.at.x - wish.gap;
      const left = anchor === "start" ? x : x - width;
      const box = {
        left,
        right: left + width,
        top: wish.at.y - LINE_HEIGHT / 2,
        bottom: wish.at.y + LINE_HEIGHT / 2,
      };
      if (!inside(box, size) || taken.some((other) => touches(box, other))) continue;
      taken.push(widened(box));
      placed.push({ id: wish.id, text: wish.text, x, y: wish.at.y + LINE_HEIGHT / 4, anchor });
      break;
    }
  }
  return placed;
}

function widened({ left, top, right, bottom }: Box): Box {
  return { left: left - ROOM, top: top - ROOM, right: right + ROOM, bottom: bottom + ROOM };
}

function around({ x, y }: FlatPoint, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function inside(box: Box, size: Size): boolean {
  return box.left >= 2 && box.right <= size.width - 2 && box.top >= 2 && box.bottom <= size.height - 2;
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
