import { useMemo } from "react";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import type { Area } from "../../contract/areas/area-schemas.ts";
import { withCorner } from "../../domain/areas/area-shape.ts";
import { middleOf } from "../../domain/areas/middle-of.ts";
import { areaName } from "../../domain/areas/drawn-area.ts";
import { AIRPORT_LOCATION } from "../../domain/places/place-points.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import type { MapMarker } from "../map/map-marker.ts";
import type { MapPoint } from "../map/map-point.ts";
import { RideMap } from "../map/ride-map.tsx";
import { presentAreas } from "./area-values.ts";
import styles from "./areas.module.css";

type AreaMapProps = {
  readonly areas: readonly Area[];
  /** The area that is drawn: its number, where it has one, and its corners. */
  readonly drawn?: {
    readonly id: number | null;
    readonly name: string;
    readonly corners: readonly MapPoint[];
    readonly onCorners: (corners: readonly MapPoint[]) => void;
    /** Told which corner somebody holds. */
    readonly onHeld: (corner: number) => void;
  };
  /** Kept in sight until somebody moves the map. */
  readonly focus: readonly MapPoint[];
};

/** The areas on the island; one that is drawn has a handle at each corner, and a press puts one more. */
export function AreaMap({ areas, drawn, focus }: AreaMapProps) {
  const text = useStrings("areas");
  const { language } = useLanguage();
  const googleKey = useRead(read(getConfigEndpoint)).data?.map.google_key ?? null;
  const { id = null, name = "", corners = NO_CORNERS, onCorners, onHeld } = drawn ?? {};
  const shapes = useMemo(() => {
    const others = presentAreas(areas).flatMap(({ area, last }) =>
      area.id === id
        ? []
        : [
            {
              id: String(area.id),
              name: areaName(last.names, language),
              circles: [],
              outline: last.corners,
              middle: middleOf(last.corners),
            },
          ],
    );
    const middle = corners.length > 0 && name !== "" ? middleOf(corners) : undefined;
    return [...others, { id: "drawn", name, circles: [], outline: corners, middle, isDrawn: true }];
  }, [areas, id, name, corners, language]);
  const markers = useMemo((): readonly MapMarker[] => {
    const airport: MapMarker = {
      id: "airport",
      kind: "start",
      name: text.airport,
      label: text.airport,
      ...AIRPORT_LOCATION,
    };
    if (onCorners === undefined) return [airport];
    const handles = corners.map((corner, index): MapMarker => {
      const without = corners.filter((_, at) => at !== index);
      return {
        id: `corner ${index}`,
        kind: "stop",
        label: text.corner(index + 1),
        ...corner,
        onMove: (to) => onCorners(corners.with(index, to)),
        onRemove: () => onCorners(without),
        onSelect: () => onHeld?.(index),
      };
    });
    return [airport, ...handles];
  }, [corners, onCorners, onHeld, text]);
  const put = onCorners && ((at: MapPoint) => onCorners(withCorner(corners, at)));
  return (
    <div className={styles.map} data-drawing={onCorners !== undefined || undefined}>
      <RideMap
        label={onCorners ? text.drawLabel : text.mapLabel}
        markers={markers}
        areas={shapes}
        focus={focus}
        googleKey={googleKey}
        {...(put ? { onPoint: put } : {})}
      />
    </div>
  );
}

const NO_CORNERS: readonly MapPoint[] = [];
