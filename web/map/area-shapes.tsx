import { type Map as LeafletMap, type Path, circle, layerGroup, polyline } from "leaflet";
import { useEffect } from "react";
import { classNames } from "../ui/class-names.ts";
import type { MapArea } from "./map-area.ts";
import styles from "./island-map.module.css";

type AreaShapesProps = { readonly map: LeafletMap; readonly areas: readonly MapArea[] };

/** Draws areas below the ways. */
export default function AreaShapes({ map, areas }: AreaShapesProps) {
  useEffect(() => {
    const shapes = areas.flatMap(shapesOf);
    const group = layerGroup(shapes).addTo(map);
    for (const each of shapes) each.bringToBack();
    return () => {
      group.remove();
    };
  }, [map, areas]);
  return null;
}

function shapesOf({ circles, outline = [], isDrawn = false }: MapArea): Path[] {
  const look = {
    interactive: false,
    className: classNames(styles.mapArea, isDrawn && styles.mapAreaDrawn) ?? "",
  };
  const round = circles.map(({ lat, lng, radiusM }) => circle([lat, lng], { ...look, radius: radiusM }));
  const [first] = outline;
  if (first === undefined) return round;
  // Closed by its first corner, a line does for what a library of its own shape would.
  const line = [...outline, first].map(({ lat, lng }): [number, number] => [lat, lng]);
  return [...round, polyline(line, { ...look, fill: true, smoothFactor: 0 })];
}
