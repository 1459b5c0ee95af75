import { stretchesCross } from "./geometry.ts";
import type { Point } from "./ports.ts";

/**
 * The middle of the Sint Annabaai, from the sea to the Schottegat. The Queen Emma bridge floats across it and is for
 * people on foot; cars cross on the Queen Juliana bridge.
 */
const CHANNEL: readonly Point[] = [
  { lat: 12.098, lng: -68.941 },
  { lat: 12.1035, lng: -68.9372 },
  { lat: 12.1061, lng: -68.9354 },
  { lat: 12.1085, lng: -68.9341 },
  { lat: 12.1112, lng: -68.9328 },
  { lat: 12.1145, lng: -68.9312 },
  { lat: 12.1175, lng: -68.9295 },
];

/** Whether the straight line between two points crosses the Sint Annabaai. */
export function crossesHarbour(a: Point, b: Point): boolean {
  return CHANNEL.some((point, index) => {
    const before = CHANNEL[index - 1];
    return before !== undefined && stretchesCross(a, b, before, point);
  });
}
