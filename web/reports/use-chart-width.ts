import { type RefObject, useRef } from "react";
import { useWidth } from "../ui/use-width.ts";

/** A drawing is never narrower; where there is more room it is as wide as its place. */
const LEAST_WIDTH = 640;

/** The place of a chart, and how wide its drawing is. */
export function useChartWidth(): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly width: number;
} {
  const place = useRef<HTMLDivElement>(null);
  return { place, width: Math.max(LEAST_WIDTH, useWidth(place)) };
}
