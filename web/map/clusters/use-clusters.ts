import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { MOVED_BY_HAND } from "../gestures.ts";
import type { MapMarker } from "../map-marker.ts";
import { clusterMarkers, fanOf, type MapItem, type MarkerCluster, parts } from "./cluster-markers.ts";

/** The name of a cluster for a screen reader, from what is in it. */
export type ClusterText = (members: readonly MapMarker[]) => string;

type ClustersOf = {
  readonly map: LeafletMap;
  readonly zoom: number;
  readonly markers: readonly MapMarker[];
  /** Without it every marker stands alone. */
  readonly clusterText: ClusterText | undefined;
  readonly followed: string | null;
};

export type ClusterState = {
  readonly label: string;
  /** Its members stand around it. */
  readonly isOpen: boolean;
  onPress(): void;
};

type Clusters = {
  readonly items: readonly MapItem[];
  /** How far from its point a marker of an opened cluster stands. */
  readonly offsets: ReadonlyMap<string, { x: number; y: number }>;
  buttonOf(cluster: MarkerCluster): ClusterState;
};

const NO_OFFSETS: Clusters["offsets"] = new Map();
/** Room around the members of a cluster that was zoomed to. */
const ROOM_PX = 70;

/** Puts markers that lie on each other together. A press zooms in until they part; where none does, they fan out. */
export function useClusters(list: RefObject<HTMLElement | null>, wanted: ClustersOf): Clusters {
  const { map, zoom, markers, clusterText, followed } = wanted;
  const [fanned, setFanned] = useState<string | null>(null);
  const focusNext = useRef<string | null>(null);
  const grouped = useMemo(
    () =>
      clusterText
        ? clusterMarkers(markers, (point) => map.project(point, zoom), followed)
        : markers.map((marker) => ({ marker })),
    [map, zoom, markers, clusterText, followed],
  );
  const open = grouped.find((item) => "cluster" in item && item.cluster.id === fanned);
  const members = open && "cluster" in open ? open.cluster.members : null;
  const items = useMemo(
    () => grouped.flatMap((item) => [item, ...(item === open ? alone(members) : [])]),
    [grouped, open, members],
  );
  const offsets = useMemo(() => (members ? fanOf(members) : NO_OFFSETS), [members]);

  useEffect(() => {
    const close = () => setFanned(null);
    map.on("zoomstart", close);
    return () => {
      map.off("zoomstart", close);
    };
  }, [map]);

  useEffect(() => {
    const id = focusNext.current;
    if (id === null || list.current?.contains(document.activeElement)) return;
    focusNext.current = null;
    list.current?.querySelector<HTMLElement>(`[data-members~="${CSS.escape(id)}"] button`)?.focus();
  });

  const press = (cluster: MarkerCluster) => {
    const deepest = map.getMaxZoom();
    if (parts(cluster.members, (point) => map.project(point, deepest)) && zoom < deepest - 0.1) {
      // The button goes as the cluster parts; whoever pressed it goes on at the first of its members.
      map.fire(MOVED_BY_HAND);
      focusNext.current = cluster.members[0]?.id ?? null;
      map.fitBounds(
        cluster.members.map(({ lat, lng }): [number, number] => [lat, lng]),
        { padding: [ROOM_PX, ROOM_PX], maxZoom: deepest },
      );
    } else setFanned(fanned === cluster.id ? null : cluster.id);
  };
  return {
    items,
    offsets,
    buttonOf: (cluster) => ({
      label: clusterText?.(cluster.members) ?? "",
      isOpen: fanned === cluster.id,
      onPress: () => press(cluster),
    }),
  };
}

function alone(members: readonly MapMarker[] | null): MapItem[] {
  return (members ?? []).map((marker) => ({ marker }));
}
