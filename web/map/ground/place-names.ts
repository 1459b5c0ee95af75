import { around, type Box, isInside, touches, widened } from "./box.ts";

export type MapName = {
  readonly id: string;
  readonly text: string;
  readonly at: { readonly x: number; readonly y: number };
  /** The smaller, the sooner it is placed. */
  readonly order: number;
  /** How wide and high its letters are. */
  readonly width: number;
  readonly height: number;
  /** How far from its point the mark or marker reaches; 0 where the name stands on the point itself. */
  readonly reach: number;
  /** A mark of its own goes where the name goes, and is left out with it. */
  readonly hasMark: boolean;
  /** The ends of a trip: rather over the coast than not at all. */
  readonly mustShow?: boolean;
  /** A town may stand a little away from its middle. */
  readonly isTown?: boolean;
};
export type PlacedName<Name extends MapName = MapName> = {
  readonly name: Name;
  /** The middle of its letters. */
  readonly x: number;
  readonly y: number;
};

export type NameGround = {
  /** The part in sight; names keep within it. */
  readonly frame: Box;
  /** Markers, the trip and buttons: no name lies on them. */
  readonly keepClear: readonly Box[];
  crossesCoast(box: Box): boolean;
  /** Of a box that the coast does not cross. */
  isLand(box: Box): boolean;
};

/** Names keep this much room around them. */
const ROOM = 3;
/** Where a name without a mark may stand beside its point, in heights of its letters; a town may stand further off. */
const NEAR = [1.3];
const FAR = [1.3, 2.2, 3.2];

/** Chooses which names fit: the important first, none over another, over the coast, the trip or a button. */
export function placeNames<Name extends MapName>(
  names: readonly Name[],
  { frame, keepClear, crossesCoast, isLand }: NameGround,
): PlacedName<Name>[] {
  const taken: Box[] = [...keepClear];
  const placed: PlacedName<Name>[] = [];
  const isFree = (box: Box) => isInside(box, frame) && !taken.some((other) => touches(box, other));
  for (const name of names.toSorted((a, b) => a.order - b.order)) {
    const mark = name.hasMark ? around(name.at, name.reach) : null;
    if (mark && !isFree(mark)) continue;
    const boxes = placesFor(name).filter((box) => isFree(box));
    const clear = boxes.filter((each) => !crossesCoast(each));
    // A town lies on land, and its name in the water only where the land is full.
    const inland = name.isTown === true ? clear.find((each) => isLand(each)) : undefined;
    const box = inland ?? clear[0] ?? (name.mustShow ? boxes[0] : undefined);
    if (!box) continue;
    taken.push(widened(box, ROOM));
    if (mark) taken.push(widened(mark, ROOM));
    placed.push({ name, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  }
  return placed;
}

function placesFor({ at, width, height, reach, mustShow, isTown = false }: MapName): Box[] {
  const box = (x: number, y: number): Box => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  });
  if (reach > 0) {
    const [beside, over] = [reach + 4 + width / 2, reach + 2 + height / 2];
    const near = [
      box(at.x, at.y + over),
      box(at.x + beside, at.y),
      box(at.x - beside, at.y),
      box(at.x, at.y - over),
    ];
    if (!mustShow) return near;
    // Near an edge it stands over or under the point, with its end there.
    const aside = width / 2 - reach;
    const slid = [at.y - over, at.y + over].flatMap((y) => [box(at.x - aside, y), box(at.x + aside, y)]);
    return [near[3], near[0], near[1], near[2]].flatMap((each) => each ?? []).concat(slid);
  }
  const stepped = (isTown ? FAR : NEAR).flatMap((step) => [
    box(at.x, at.y + step * height),
    box(at.x, at.y - step * height),
    box(at.x + width * 0.5 * step, at.y),
    box(at.x - width * 0.5 * step, at.y),
    box(at.x - width * 0.6, at.y + step * height),
    box(at.x + width * 0.6, at.y - step * height),
  ]);
  return [box(at.x, at.y), ...stepped];
}
