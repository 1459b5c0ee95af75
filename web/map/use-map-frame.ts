import type { Map as LeafletMap, ZoomAnimEvent } from "leaflet";
import { useEffect, useState } from "react";
import { originOf } from "./ground/ground-layer.ts";

/** The zoom of a map, and where on the world at that zoom its layers begin. */
export type MapFrame = { readonly zoom: number; readonly origin: { readonly x: number; readonly y: number } };

/** Where things on the map lie, now or once it has zoomed where it is going; dragging changes nothing. */
export function useMapFrame(map: LeafletMap): MapFrame {
  const [frame, setFrame] = useState(() => frameOf(map));
  useEffect(() => {
    const now = () => setFrame(frameOf(map));
    const soon = ({ center, zoom }: ZoomAnimEvent) => setFrame({ zoom, origin: originOf(map, center, zoom) });
    now();
    map.on("zoom viewreset moveend", now);
    map.on("zoomanim", soon);
    return () => {
      map.off("zoom viewreset moveend", now);
      map.off("zoomanim", soon);
    };
  }, [map]);
  return frame;
}

function frameOf(map: LeafletMap): MapFrame {
  return { zoom: map.getZoom(), origin: map.getPixelOrigin() };
}
