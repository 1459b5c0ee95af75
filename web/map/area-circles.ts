import { type Map as LeafletMap, circle, layerGroup } from "leaflet";
import { useEffect } from "react";
import type { MapArea } from "./map-area.ts";
import styles from "./island-map.module.css";

/** Draws areas below the ways. */
export function useAreaCircles(map: LeafletMap | null, areas: readonly MapArea[]): void {
  useEffect(() => {
    if (!map || areas.length === 0) return;
    const circles = areas.flatMap((area) =>
      area.circles.map(({ lat, lng, radiusM }) =>
        circle([lat, lng], { radius: radiusM, interactive: false, className: styles.mapArea }),
      ),
    );
    const group = layerGroup(circles).addTo(map);
    for (const each of circles) each.bringToBack();
    return () => {
      group.remove();
    };
  }, [map, areas]);
}
