import type { Point } from "../../../domain/places/place-points.ts";

/** About a metre. */
const DIGITS = 5;

/** A point as maps write it. */
export function pointText({ lat, lng }: Point): string {
  return `${lat.toFixed(DIGITS)}, ${lng.toFixed(DIGITS)}`;
}

/** Reads what was copied from a map; null where it is no point on earth. */
export function pointFrom(text: string): Point | null {
  const match = /^\s*\(?\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*\)?\s*$/.exec(text);
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
