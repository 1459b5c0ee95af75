import { type Box, isInside, touches, widened } from "./ground/box.ts";
import { measureText } from "./ground/measure-text.ts";
import type { MapMarker } from "./map-marker.ts";

type Place = { readonly x: number; readonly y: number };
type TagSide = "above" | "below" | "right" | "left";

/** A price that has room for its tag: on which side of its place, with the name or the price alone, and what it covers. */
export type PriceTag = { readonly side: TagSide; readonly withName: boolean; readonly box: Box };

const NAME_LETTERS = { size: 13, weight: 560 };
const PRICE_LETTERS = { size: 14, weight: 760 };
const SIDES: readonly TagSide[] = ["above", "right", "left", "below"];
const HEIGHT = 28;
/** Its edge and the room beside the letters, and between name and price. */
const EDGES = 18;
const GAP = 6;
/** From the place to the tag. */
const AWAY = 9;
const APART = 3;
/** A map as wide as this has room for names. */
const NAMES_FROM = 520;
const MARKER_REACH = 16;
const DOT_REACH = 6;

/**
 * Which prices can be read where: as many as have room, on the side that is free, if there is one that leaves the places of the others free too. The chosen one comes first, then as the markers are listed.
 * `frame` is what is in sight; a tag that it would cut has another side or none.
 */
export function placePriceTags(
  markers: readonly MapMarker[],
  at: (marker: MapMarker) => Place,
  frame: Box,
): ReadonlyMap<string, PriceTag> {
  const tags = new Map<string, PriceTag>();
  const withName = frame.right - frame.left >= NAMES_FROM;
  const taken = markers
    .filter(({ kind }) => kind !== "price")
    .map((marker) => around(at(marker), MARKER_REACH));
  const wanted = markers.filter(({ kind }) => kind === "price");
  const chosenFirst = wanted.toSorted((a, b) => Number(b.tone === "live") - Number(a.tone === "live"));
  const dotOf = (marker: MapMarker) => around(at(marker), DOT_REACH);
  for (const marker of chosenFirst) {
    const place = at(marker);
    const dot = dotOf(marker);
    if (taken.some((other) => touches(dot, other))) continue;
    const width = widthOf(marker, withName);
    const possible = SIDES.map((side) => ({ side, withName, box: boxOf(place, side, width) })).filter(
      ({ box }) => isInside(box, frame) && !taken.some((other) => touches(widened(box, APART), other)),
    );
    const others = wanted.filter((other) => other !== marker && !tags.has(other.id)).map(dotOf);
    const tag = possible.find(({ box }) => !others.some((other) => touches(box, other))) ?? possible[0];
    if (!tag) continue;
    tags.set(marker.id, tag);
    taken.push(tag.box, dot);
  }
  return tags;
}

function widthOf({ name = "", badge = "" }: MapMarker, withName: boolean): number {
  const price = measureText(badge, PRICE_LETTERS).width;
  return EDGES + price + (withName ? measureText(name, NAME_LETTERS).width + GAP : 0);
}

function boxOf({ x, y }: Place, side: TagSide, width: number): Box {
  const left = side === "right" ? x + AWAY : side === "left" ? x - AWAY - width : x - width / 2;
  const top = side === "above" ? y - AWAY - HEIGHT : side === "below" ? y + AWAY : y - HEIGHT / 2;
  return { left, top, right: left + width, bottom: top + HEIGHT };
}

function around({ x, y }: Place, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}
