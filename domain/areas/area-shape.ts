import type { Point } from "../places/place-points.ts";
import { middleOf } from "./middle-of.ts";

export type Outline = readonly Point[];
type Circle = Point & { readonly radius_km: number };
type Plane = { readonly x: number; readonly y: number };

/** At the size of the island the globe may be taken as flat. */
const M_PER_DEGREE_LAT = 111_195;
const M_PER_DEGREE_LNG = M_PER_DEGREE_LAT * Math.cos((12.2 * Math.PI) / 180);
const CORNERS_OF_A_CIRCLE = 36;

/** Whether a point lies within an outline. */
export function holdsPoint(outline: Outline, point: Point): boolean {
  return sidesOf(outline).reduce((inside, [one, other]) => {
    if (one.lat > point.lat === other.lat > point.lat) return inside;
    const share = (point.lat - one.lat) / (other.lat - one.lat);
    return point.lng < one.lng + share * (other.lng - one.lng) ? !inside : inside;
  }, false);
}

/** How large an outline is, in square metres. */
export function squareMetresOf(outline: Outline): number {
  const twice = sidesOf(outline).reduce((sum, [one, other]) => {
    const [a, b] = [onPlane(one), onPlane(other)];
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Whether an outline crosses itself, so that nobody could say what lies within. */
export function crossesItself(outline: Outline): boolean {
  const sides = sidesOf(outline);
  return sides.some((side, index) =>
    sides.some((other, at) => {
      const isBeside = at <= index + 1 || (index === 0 && at === sides.length - 1);
      return !isBeside && cross(side, other);
    }),
  );
}

/** Whether two outlines have a part of the island in common. */
export function overlap(one: Outline, other: Outline): boolean {
  const sides = sidesOf(other);
  if (sidesOf(one).some((side) => sides.some((another) => cross(side, another)))) return true;
  // Those whose sides lie along each other cross nowhere.
  const isIn = (outline: Outline) => (point: Point) => holdsPoint(outline, point);
  return probesOf(one).some(isIn(other)) || probesOf(other).some(isIn(one));
}

/** Points of an outline by which it is found within another: its corners, the middles of its sides, and its own. */
function probesOf(outline: Outline): Point[] {
  return [...outline, ...sidesOf(outline).map(middleOf), middleOf(outline)];
}

/** The outline of a circle. */
export function outlineOf({ lat, lng, radius_km }: Circle): Point[] {
  return Array.from({ length: CORNERS_OF_A_CIRCLE }, (_, index) => {
    const angle = (index / CORNERS_OF_A_CIRCLE) * 2 * Math.PI;
    return movedBy(
      { lat, lng },
      { x: radius_km * 1000 * Math.cos(angle), y: radius_km * 1000 * Math.sin(angle) },
    );
  });
}

/** A square around a point, from which an outline can begin. */
export function squareAround(point: Point, halfSideM: number): Point[] {
  const corners = [
    { x: -1, y: 1 },
    { x: 1, y: 1 },
    { x: 1, y: -1 },
    { x: -1, y: -1 },
  ];
  return corners.map(({ x, y }) => movedBy(point, { x: x * halfSideM, y: y * halfSideM }));
}

/** An outline with one more corner, put where it lengthens the outline least: so corners may come in any order. */
export function withCorner(outline: Outline, corner: Point): Point[] {
  if (outline.length < 3) return [...outline, corner];
  const longer = sidesOf(outline).map(
    ([one, other]) => metres(one, corner) + metres(corner, other) - metres(one, other),
  );
  const at = longer.indexOf(Math.min(...longer)) + 1;
  return [...outline.slice(0, at), corner, ...outline.slice(at)];
}

type Side = readonly [Point, Point];

function sidesOf(outline: Outline): Side[] {
  return outline.flatMap((corner, index): Side[] => {
    const next = outline[(index + 1) % outline.length];
    return next === undefined ? [] : [[corner, next]];
  });
}

function cross([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

function turn(a: Point, b: Point, c: Point): boolean {
  return (c.lat - a.lat) * (b.lng - a.lng) > (b.lat - a.lat) * (c.lng - a.lng);
}

function metres(one: Point, other: Point): number {
  const [a, b] = [onPlane(one), onPlane(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function onPlane({ lat, lng }: Point): Plane {
  return { x: lng * M_PER_DEGREE_LNG, y: lat * M_PER_DEGREE_LAT };
}

function movedBy({ lat, lng }: Point, { x, y }: Plane): Point {
  return { lat: lat + y / M_PER_DEGREE_LAT, lng: lng + x / M_PER_DEGREE_LNG };
}
