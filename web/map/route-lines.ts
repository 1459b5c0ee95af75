import { type Map as LeafletMap, layerGroup, polyline } from "leaflet";
import { useEffect } from "react";
import type { MapRoute } from "./map-route.ts";
import styles from "./island-map.module.css";

const LINE_CLASS: Readonly<Record<NonNullable<MapRoute["stage"]> | "whole", string>> = {
  whole: styles.mapRoute,
  "to-come": styles.mapRouteToCome,
  driven: styles.mapRouteDriven,
  off: styles.mapRouteOff,
};

/** The ways on the map, each with an edge that sets it off from the ground. */
export function useRouteLines(map: LeafletMap | null, routes: readonly MapRoute[]): void {
  useEffect(() => {
    if (!map) return;
    const lines = routes.flatMap(({ line, stage }) => {
      const points = line.map(([lat, lng]): [number, number] => [lat, lng]);
      const shared = { interactive: false, smoothFactor: 1.2 };
      return [
        polyline(points, { ...shared, className: styles.mapRouteEdge }),
        polyline(points, { ...shared, className: LINE_CLASS[stage ?? "whole"] }),
      ];
    });
    const group = layerGroup(lines).addTo(map);
    lines.forEach((line, index) => {
      if (index % 2 === 1) line.getElement()?.setAttribute("data-testid", "route");
    });
    return () => {
      group.remove();
    };
  }, [map, routes]);
}
