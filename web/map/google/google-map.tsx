import { useEffect, useMemo, useRef, useState } from "react";
import type { IslandMapProps } from "../island-map.tsx";
import type { MapMarker } from "../map-marker.ts";
import type { MapPoint } from "../map-point.ts";
import type { MapRoute } from "../map-route.ts";
import { useMapColours } from "../style/use-map-colours.ts";
import { wholeWays } from "../way/whole-ways.ts";
import { areasOn } from "./google-areas.ts";
import { clusteredMarkers } from "./google-clusters.ts";
import { GoogleMarkers } from "./google-markers.ts";
import { linesOn } from "./google-lines.ts";
import { type GoogleGround, GoogleMapsMissing, loadGoogleMaps } from "./load-google-maps.ts";
import styles from "../island-map.module.css";

export type GoogleMapProps = IslandMapProps & {
  readonly browserKey: string;
  readonly onMissing: (why: GoogleMapsMissing["why"]) => void;
};

const NO_MARKERS: readonly MapMarker[] = [];
const NO_ROUTES: readonly MapRoute[] = [];
const ROOM_PX = 40;

/** The same picture on Google's map. It reports when it is unavailable, and its parent shows ours instead. */
export default function GoogleMap({
  browserKey,
  onMissing,
  label,
  markers = NO_MARKERS,
  routes = NO_ROUTES,
  focus,
  areas,
  clusterText,
  follow = null,
  onPoint,
}: GoogleMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [ground, setGround] = useState<GoogleGround | null>(null);
  const [shown, setShown] = useState<GoogleMarkers | null>(null);
  const colours = useMapColours(frame);
  const ways = useMemo(() => wholeWays(routes), [routes]);

  useEffect(() => {
    let gone = false;
    let made: GoogleMarkers | null = null;
    loadGoogleMaps(browserKey).then(
      (maps) => {
        if (gone || !frame.current) return;
        const loaded = { maps, view: new maps.Map(frame.current, MAP_OPTIONS) };
        made = new GoogleMarkers(loaded);
        setGround(loaded);
        setShown(made);
      },
      (error: unknown) => {
        if (!gone) onMissing(error instanceof GoogleMapsMissing ? error.why : "failed");
      },
    );
    return () => {
      gone = true;
      made?.close();
    };
  }, [browserKey, onMissing]);

  const zoom = useZoom(ground);
  const followed = follow?.id ?? null;
  const grouped = useMemo(() => {
    const onOpen = (members: readonly MapMarker[]) => ground && fit(ground, members);
    return clusteredMarkers(markers, { zoom, clusterText, followed, onOpen });
  }, [ground, markers, zoom, clusterText, followed]);

  useEffect(() => {
    if (colours) shown?.show(grouped, { ways, colours });
  }, [shown, grouped, ways, colours]);

  useEffect(() => {
    if (!ground || !colours) return;
    const lines = linesOn(ground, routes, colours);
    return () => {
      for (const line of lines) line.setMap(null);
    };
  }, [ground, routes, colours]);

  useEffect(() => {
    if (!ground || !areas || !colours) return;
    const shapes = areasOn(ground, areas, colours.route);
    return () => {
      for (const shape of shapes) shape.setMap(null);
    };
  }, [ground, areas, colours]);

  useEffect(() => {
    if (!ground || !onPoint) return;
    const listener = ground.view.addListener("click", (event) => {
      if (event?.latLng) onPoint({ lat: event.latLng.lat(), lng: event.latLng.lng() });
    });
    return () => listener.remove();
  }, [ground, onPoint]);

  const isFollowing = follow !== null;
  const points = focus ?? [
    ...markers,
    ...routes.flatMap(({ line }) => line.map(([lat, lng]) => ({ lat, lng }))),
  ];
  const what = [...markers.map(({ id }) => id), routes.length].join(" ");
  const fitted = useRef("");
  useEffect(() => {
    // Fitted again when there is something else to see, not when a car has moved on.
    if (!ground || isFollowing || points.length === 0 || fitted.current === what) return;
    fitted.current = what;
    fit(ground, points);
  });

  const target = markers.find(({ id }) => id === follow?.id);
  const [lat, lng] = [target?.lat, target?.lng];
  useEffect(() => {
    if (ground && lat !== undefined && lng !== undefined) ground.view.panTo({ lat, lng });
  }, [ground, lat, lng]);
  const onEnd = follow?.onEnd;
  useEffect(() => {
    if (!ground || !onEnd) return;
    const listener = ground.view.addListener("dragstart", onEnd);
    return () => listener.remove();
  }, [ground, onEnd]);

  return <div ref={frame} className={styles.islandMap} role="application" aria-label={label} />;
}

/** How close Google's map is, as its reader zooms. */
function useZoom(ground: GoogleGround | null): number {
  const [zoom, setZoom] = useState(MAP_OPTIONS.zoom);
  useEffect(() => {
    if (!ground) return;
    const { view } = ground;
    const listener = view.addListener("zoom_changed", () => setZoom(view.getZoom?.() ?? MAP_OPTIONS.zoom));
    return () => listener.remove();
  }, [ground]);
  return zoom;
}

function fit({ maps, view }: GoogleGround, points: readonly MapPoint[]): void {
  const bounds = new maps.LatLngBounds();
  for (const { lat, lng } of points) bounds.extend({ lat, lng });
  view.fitBounds(bounds, ROOM_PX);
}

const MAP_OPTIONS = {
  center: { lat: 12.1696, lng: -68.99 },
  zoom: 12,
  streetViewControl: false,
  mapTypeControl: false,
  gestureHandling: "cooperative",
};
