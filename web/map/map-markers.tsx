import type { Map as LeafletMap } from "leaflet";
import { memo, useEffect, useMemo, useRef } from "react";
import { ClusterButton } from "./clusters/cluster-button.tsx";
import { isNamedAbove, isOneCar } from "./ground/marker-box.ts";
import type { MapItem } from "./clusters/cluster-markers.ts";
import { type ClusterText, useClusters } from "./clusters/use-clusters.ts";
import type { MapMarker } from "./map-marker.ts";
import type { MapPoint } from "./map-point.ts";
import type { MapRoute } from "./map-route.ts";
import { MarkerPicture } from "./marker-picture.tsx";
import { MovableMarker } from "./movable-marker.tsx";
import { useMovingCars } from "./use-moving-cars.ts";
import { type PriceTag, placePriceTags } from "./price-tags.ts";
import { type MapFrame, useMapFrame } from "./use-map-frame.ts";
import styles from "./map-markers.module.css";

type MarkersProps = {
  readonly map: LeafletMap;
  readonly markers: readonly MapMarker[];
  readonly routes: readonly MapRoute[];
  /** Markers that lie on each other are one, called so. */
  readonly clusterText?: ClusterText | undefined;
  /** Never part of a cluster. */
  readonly followed?: string | null;
};

/** Closer in, there is room for the names of many cars; the one car of a ride has it always. */
const NAMES_FROM = 13.5;

/** The markers lie over the map as elements, so that they can be pressed, dragged and read out. */
export function MapMarkers({ map, markers, routes, clusterText, followed = null }: MarkersProps) {
  const list = useRef<HTMLUListElement>(null);
  const frame = useMapFrame(map);
  const clusters = useClusters(list, { map, zoom: frame.zoom, markers, clusterText, followed });
  const { items, offsets } = clusters;
  const tags = useMemo(() => tagsOn(map, frame, markers), [map, frame, markers]);
  useMovingCars(list, { map, frame, markers, routes, items, offsets });
  useEffect(() => {
    if (list.current) return keepPressesFromMap(list.current);
  }, []);
  return (
    <ul
      ref={list}
      className={styles.mapMarkers}
      data-named={isOneCar(markers) || frame.zoom >= NAMES_FROM || undefined}
    >
      {items.map((item) =>
        "marker" in item ? (
          <MarkerItem
            key={item.marker.id}
            marker={item.marker}
            map={map}
            at={item.marker.kind === "car" ? null : placeAt(map, item.marker, frame, offsets)}
            isFollowed={item.marker.id === followed}
            tag={tags.get(item.marker.id)}
            isNamedAbove={isNamedAbove(item.marker, markers, (point) => map.project(point, frame.zoom))}
          />
        ) : (
          <li
            key={item.cluster.id}
            className="leaflet-zoom-animated"
            data-members={membersText(item)}
            style={{ transform: placeAt(map, item.cluster, frame) }}
          >
            <ClusterButton cluster={item.cluster} {...clusters.buttonOf(item.cluster)} />
          </li>
        ),
      )}
    </ul>
  );
}

type ItemProps = {
  readonly marker: MapMarker;
  readonly map: LeafletMap;
  /** Where it stands; null for a car, which is placed past React as it moves. */
  readonly at: string | null;
  readonly isFollowed: boolean;
  readonly tag: PriceTag | undefined;
  readonly isNamedAbove: boolean;
};

/** Drawn anew only when it changes: a hundred cars send a position every fifteen seconds each. */
const MarkerItem = memo(function MarkerItem(props: ItemProps) {
  const { marker, map, at, isFollowed, tag } = props;
  return (
    <li
      className="leaflet-zoom-animated"
      data-members={marker.id}
      data-car={marker.kind === "car" ? marker.id : undefined}
      data-followed={isFollowed || undefined}
      data-named-above={props.isNamedAbove || undefined}
      style={at === null ? undefined : { transform: at }}
    >
      {marker.onMove ? (
        <MovableMarker marker={marker} onMove={marker.onMove} map={map} />
      ) : (
        <FixedMarker marker={marker} tag={tag} />
      )}
    </li>
  );
});

/** The prices that have room in what the map shows while it rests. */
function tagsOn(map: LeafletMap, { zoom }: MapFrame, markers: readonly MapMarker[]) {
  const { x, y } = map.getSize();
  const corner = map.project(map.getCenter(), zoom).subtract([x / 2, y / 2]);
  const at = (marker: MapMarker) => map.project(marker, zoom).subtract(corner);
  return placePriceTags(markers, at, { left: 0, top: 0, right: x, bottom: y });
}

function membersText(item: MapItem): string {
  return "marker" in item ? item.marker.id : item.cluster.members.map(({ id }) => id).join(" ");
}

/** A press on a marker does not drag the map below it. */
function keepPressesFromMap(list: HTMLElement): () => void {
  const stop = new AbortController();
  for (const kind of ["mousedown", "touchstart", "dblclick"]) {
    list.addEventListener(
      kind,
      (event) => {
        if (event.target instanceof Element && event.target.closest("button")) event.stopPropagation();
      },
      { signal: stop.signal, passive: true },
    );
  }
  return () => stop.abort();
}

function FixedMarker({ marker, tag }: Pick<ItemProps, "marker" | "tag">) {
  // A price without room is there again closer in.
  if (marker.kind === "price" && !tag) return null;
  const shape = SHAPES[marker.kind] ?? styles.mapMarker;
  const picture = (
    <>
      <MarkerPicture marker={marker} tag={tag} />
      {marker.kind === "car" && marker.name !== undefined && (
        <span className={styles.mapCaption} aria-hidden="true">
          {marker.name}
        </span>
      )}
    </>
  );
  if (!marker.onSelect) {
    return (
      <span className={shape} role="img" aria-label={marker.label}>
        {picture}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={shape}
      aria-label={marker.label}
      title={marker.label}
      onClick={marker.onSelect}
    >
      {picture}
    </button>
  );
}

const SHAPES: Partial<Record<MapMarker["kind"], string>> = {
  waiting: styles.mapFlag,
  price: styles.mapPrice,
};

function placeAt(
  map: LeafletMap,
  point: MapPoint & { readonly id: string },
  { zoom, origin }: MapFrame,
  offsets?: ReadonlyMap<string, { x: number; y: number }>,
): string {
  const { x, y } = map.project(point, zoom);
  const aside = offsets?.get(point.id) ?? { x: 0, y: 0 };
  return `translate(${Math.round(x - origin.x + aside.x)}px, ${Math.round(y - origin.y + aside.y)}px)`;
}
