import { clusterMarkers } from "../clusters/cluster-markers.ts";
import type { ClusterText } from "../clusters/use-clusters.ts";
import type { MapMarker } from "../map-marker.ts";
import type { MapPoint } from "../map-point.ts";

/** Closer in Google's map zooms no further, and what lies at one door is shown one by one. */
const CLOSEST_ZOOM = 19;
const WORLD_PX = 256;

type Clustering = {
  readonly zoom: number;
  readonly clusterText: ClusterText | undefined;
  readonly followed: string | null;
  /** Zooms in until the members part. */
  readonly onOpen: (members: readonly MapMarker[]) => void;
};

/** Cars, and passengers who wait, that lie on each other at a zoom, each group as one marker with its number. */
export function clusteredMarkers(
  markers: readonly MapMarker[],
  { zoom, clusterText, followed, onOpen }: Clustering,
): readonly MapMarker[] {
  if (!clusterText || zoom >= CLOSEST_ZOOM) return markers;
  return clusterMarkers(markers, (point) => pixelOf(point, zoom), followed).map((item) => {
    if ("marker" in item) return item.marker;
    const { lat, lng, members } = item.cluster;
    return {
      id: members.map(({ id }) => id).join(" "),
      kind: "end",
      lat,
      lng,
      label: clusterText(members),
      badge: String(members.length),
      onSelect: () => onOpen(members),
    };
  });
}

/** Where Google draws a point on the world at a zoom. */
function pixelOf({ lat, lng }: MapPoint, zoom: number): { x: number; y: number } {
  const side = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: side * (lng / 360 + 0.5),
    y: side * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}
