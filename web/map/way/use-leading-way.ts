import { useMemo, useState } from "react";
import { getDirectionsEndpoint } from "../../../contract/places/routes.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import type { MapPoint } from "../map-point.ts";
import { type LedWay, aheadOf } from "./ahead.ts";
import { metresBetween } from "./nearest-on-line.ts";

/** Having left the way, a driver is led anew after so many metres. */
const ASK_AGAIN_M = 120;

/** The way from the driver to where they go, asked for once and again when they have left it. */
export function useLeadingWay(position: MapPoint | null, target: MapPoint | null): LedWay | null {
  const [asked, setAsked] = useState<{ readonly from: MapPoint; readonly to: MapPoint } | null>(null);
  const way = useRead(
    asked === null
      ? null
      : {
          ...read(
            getDirectionsEndpoint,
            { query: { from: textOf(asked.from), to: textOf(asked.to), turns: "true" } },
            Infinity,
          ),
          retries: false,
        },
  );
  const { data } = way;
  const led = useMemo(() => (data ? { line: data.geometry, turns: data.turns ?? [] } : null), [data]);

  const isForTarget = asked !== null && target !== null && isSame(asked.to, target);
  const isLost =
    isForTarget &&
    position !== null &&
    metresBetween(asked.from, position) > ASK_AGAIN_M &&
    (led === null || aheadOf(led, position) === null);
  if (target === null ? asked !== null : position !== null && (!isForTarget || isLost)) {
    setAsked(target === null || position === null ? null : { from: position, to: target });
  }
  return isForTarget ? led : null;
}

function isSame(one: MapPoint, other: MapPoint): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

function textOf({ lat, lng }: MapPoint): string {
  return `${lat.toFixed(5)},${lng.toFixed(5)}`;
}
