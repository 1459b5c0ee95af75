import { useEffect, useRef, useState } from "react";
import type { IslandMapProps } from "./island-map.tsx";
import {
  type GoogleMapView,
  type GoogleMaps,
  type GoogleShape,
  GoogleMapsMissing,
  loadGoogleMaps,
} from "./load-google-maps.ts";
import type { MapMarker } from "./map-marker.ts";
import styles from "./island-map.module.css";

export type GoogleMapProps = IslandMapProps & {
  readonly browserKey: string;
  readonly onMissing: (why: GoogleMapsMissing["why"]) => void;
};

/** The same picture on Google's map. It reports when it is unavailable, and its parent shows ours instead. */
export default function GoogleMap({
  browserKey,
  onMissing,
  label,
  markers = [],
  routes = [],
  focus,
}: GoogleMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<{ maps: GoogleMaps; view: GoogleMapView } | null>(null);

  useEffect(() => {
    let gone = false;
    loadGoogleMaps(browserKey).then(
      (maps) => {
        if (gone || !frame.current) return;
        setMap({ maps, view: new maps.Map(frame.current, MAP_OPTIONS) });
      },
      (error: unknown) => {
        if (!gone) onMissing(error instanceof GoogleMapsMissing ? error.why : "failed");
      },
    );
    return () => {
      gone = true;
    };
  }, [browserKey, onMissing]);

  useEffect(() => {
    if (!map) return;
    const shapes: GoogleShape[] = [
      ...markers.map((marker) => markerOn(map, marker)),
      ...routes.map(({ line }) => {
        const path = line.map(([lat, lng]) => ({ lat, lng }));
        return new map.maps.Polyline({ map: map.view, path, strokeColor: "#00707A", strokeWeight: 5 });
      }),
    ];
    const bounds = new map.maps.LatLngBounds();
    const points = focus ?? [
      ...markers,
      ...routes.flatMap(({ line }) => line.map(([lat, lng]) => ({ lat, lng }))),
    ];
    for (const { lat, lng } of points) bounds.extend({ lat, lng });
    if (points.length > 0) map.view.fitBounds(bounds, 40);
    return () => {
      for (const shape of shapes) shape.setMap(null);
    };
  }, [map, markers, routes, focus]);

  return <div ref={frame} className={styles.islandMap} role="application" aria-label={label} />;
}

const MAP_OPTIONS = {
  center: { lat: 12.1696, lng: -68.99 },
  zoom: 12,
  streetViewControl: false,
  mapTypeControl: false,
  gestureHandling: "cooperative",
};

function markerOn({ maps, view }: { maps: GoogleMaps; view: GoogleMapView }, marker: MapMarker): GoogleShape {
  const { lat, lng, label, onMove, onSelect } = marker;
  const shape = new maps.Marker({
    map: view,
    position: { lat, lng },
    title: label,
    draggable: onMove !== undefined,
  });
  if (onMove) shape.addListener("dragend", ({ latLng }) => onMove({ lat: latLng.lat(), lng: latLng.lng() }));
  if (onSelect) shape.addListener("click", onSelect);
  return shape;
}
