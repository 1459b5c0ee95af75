import type { MapPoint } from "../map-point.ts";
import { metresBetween } from "./nearest-on-line.ts";
import { type CarPlace, onNearWay, placeAlong, pointsBetween, type Track, trackOf } from "./glide.ts";

/** A car that is seen farther away is set there: nobody drives so far between two positions. */
const FARTHEST_GLIDE_M = 2_000;
/** After a longer silence nobody knows how the car got there. */
const LONGEST_SILENCE_MS = 90_000;
const LONGEST_GLIDE_MS = 5_000;

type Ways = readonly (readonly MapPoint[])[];

/** How one car moves on the map, told by its positions. Times are the page's, in milliseconds. */
export class CarMotion {
  #seen: MapPoint;
  #seenAt: number;
  #rest: CarPlace;
  #ways: Ways;
  #glide: { readonly track: Track; readonly start: number; readonly end: number } | null = null;

  constructor(position: MapPoint, ways: Ways, now: number) {
    this.#seen = position;
    this.#seenAt = now;
    this.#ways = ways;
    this.#rest = { ...onNearWay(position, ways), bearing: null };
  }

  /** A position was read anew; it may be the same one, on a way that is known by now. `calm` sets the car at once. */
  moveTo(position: MapPoint, ways: Ways, { now, calm }: { now: number; calm: boolean }): void {
    const stays = position.lat === this.#seen.lat && position.lng === this.#seen.lng;
    // Most of the cars of a desk, whenever one of them moves.
    if (stays && ways === this.#ways) return;
    this.#ways = ways;
    const here = this.placeAt(now);
    const target = onNearWay(position, ways);
    if (stays) {
      if (!this.#glide) this.#rest = { ...target, bearing: here.bearing };
      return;
    }
    const silence = now - this.#seenAt;
    this.#seen = position;
    this.#seenAt = now;
    this.#glide = null;
    if (silence > LONGEST_SILENCE_MS || metresBetween(here, position) > FARTHEST_GLIDE_M) {
      this.#rest = { ...target, bearing: null };
      return;
    }
    const track = trackOf(pointsBetween(here, target, ways));
    if (calm) this.#rest = placeAlong(track, 1, here);
    else this.#glide = { track, start: now, end: now + Math.min(silence, LONGEST_GLIDE_MS) };
  }

  isMoving(now: number): boolean {
    return this.#glide !== null && now < this.#glide.end;
  }

  placeAt(now: number): CarPlace {
    if (!this.#glide) return this.#rest;
    const { track, start, end } = this.#glide;
    const part = end > start ? Math.min(1, Math.max(0, (now - start) / (end - start))) : 1;
    this.#rest = placeAlong(track, part, this.#rest);
    if (part === 1) this.#glide = null;
    return this.#rest;
  }
}
