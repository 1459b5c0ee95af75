import type { Map as LeafletMap } from "leaflet";
import { useMemo } from "react";
import type { MapArea } from "../map-area.ts";
import type { MapMarker } from "../map-marker.ts";
import type { MapRoute } from "../map-route.ts";
import { nameOnMap, type NameStyle, nameStyle } from "../style/place-style.ts";
import { MARK_REACH, PlaceMark } from "../style/place-marks.tsx";
import { placePriceTags } from "../price-tags.ts";
import { CONTROLS_REACH } from "../use-leaflet-map.ts";
import { around, type Box, widened } from "./box.ts";
import type { DrawnGround } from "./ground-layer.ts";
import { LandMask } from "./land-mask.ts";
import { type At, isNamedAbove, MARKER_REACH, markerBox } from "./marker-box.ts";
import { measureText } from "./measure-text.ts";
import { type MapName, placeNames } from "./place-names.ts";
import styles from "../island-map.module.css";

type DrawnName = MapName & { readonly look: keyof typeof LOOK_CLASS; readonly style: NameStyle | null };
type NamesProps = {
  readonly map: LeafletMap;
  readonly drawn: DrawnGround;
  readonly markers: readonly MapMarker[];
  readonly routes: readonly MapRoute[];
  readonly areas: readonly MapArea[];
};

/** The names of places and markers, over the ground that was drawn last. */
export function MapNames({ map, drawn, markers, routes, areas }: NamesProps) {
  const names = useMemo(() => {
    const { view, tiles } = drawn;
    const at = (point: { lat: number; lng: number }) => {
      const { x, y } = map.project(point, view.zoom);
      return { x: x - view.corner.x, y: y - view.corner.y };
    };
    const mask = new LandMask(view, tiles);
    const frame = inSightOf(map, view);
    const tags = placePriceTags(markers, at, widened(frame, 3));
    const isTagged = (text: string) => markers.some(({ id, name }) => name === text && tags.has(id));
    const ends = markers.flatMap((marker) => markerName(marker, at));
    const isNamed = (text: string) => isTagged(text) || ends.some((end) => end.text === text);
    const wanted = [
      ...ends,
      ...areas.flatMap((area) => areaName(area, at)),
      ...placeNamesOf(drawn, at).filter(
        ({ text }) =>
          !isNamed(text) && !areas.some(({ name }) => name === text || name.startsWith(`${text} `)),
      ),
    ];
    return placeNames(wanted, {
      frame,
      keepClear: [
        ...markers.map((marker) => markerBox(marker, at, isNamedAbove(marker, markers, at))),
        ...[...tags.values()].map(({ box }) => box),
        ...routes.flatMap((route) => boxesAlong(route, at)),
        ...controlBoxes(frame),
      ],
      crossesCoast: (box) => mask.crossesCoast(box),
      isLand: (box) => mask.isLand(box),
    });
  }, [map, drawn, markers, routes, areas]);
  return names.map(({ name, x, y }) => (
    <g key={name.id} className={LOOK_CLASS[name.look]}>
      {name.style?.mark && (
        <g className={styles.mapMark} transform={`translate(${name.at.x} ${name.at.y})`}>
          <PlaceMark mark={name.style.mark} />
        </g>
      )}
      <text className={styles.mapName} x={x} y={y}>
        {name.text}
      </text>
    </g>
  ));
}

const LOOK_CLASS = {
  end: styles.mapNameEnd,
  area: styles.mapNameArea,
  city: styles.mapNameCity,
  district: styles.mapNameDistrict,
  quarter: styles.mapNameQuarter,
  travel: styles.mapNameTravel,
  beach: styles.mapNameBeach,
  hotel: styles.mapNameHotel,
  sight: styles.mapNameSight,
} as const;

const END_LETTERS = { size: 15, weight: 700 };

function markerName(marker: MapMarker, at: At): DrawnName[] {
  // Its tag names it, and a car has its caption.
  if (marker.name === undefined || marker.kind === "price" || marker.kind === "car") return [];
  const { width, height } = measureText(marker.name, END_LETTERS);
  return [
    {
      id: `marker ${marker.id}`,
      text: marker.name,
      at: at(marker),
      order: 0,
      width,
      height,
      reach: MARKER_REACH,
      hasMark: false,
      mustShow: true,
      look: "end",
      style: null,
    },
  ];
}

/** Before the places, whose names are often the same. */
const AREA_ORDER = 0.5;
const AREA_LETTERS = { size: 13, weight: 700 };

function areaName({ id, name, circles: [first], middle = first }: MapArea, at: At): DrawnName[] {
  if (!middle) return [];
  const { width, height } = measureText(name, AREA_LETTERS);
  return [
    {
      id: `area ${id}`,
      text: name,
      at: at(middle),
      order: AREA_ORDER,
      width,
      height,
      reach: 0,
      hasMark: false,
      look: "area",
      style: null,
    },
  ];
}

function placeNamesOf({ view, tiles }: DrawnGround, at: At): DrawnName[] {
  const names = new Map<string, DrawnName>();
  for (const place of tiles.flatMap(({ tile }) => tile.places)) {
    const style = nameStyle(place.kind, place.rank, view.zoom);
    if (!style || names.has(place.id)) continue;
    const text = nameOnMap(place.kind, place.name);
    const { width, height } = measureText(text, style);
    names.set(place.id, {
      id: place.id,
      text,
      at: at(place),
      // Among places of a kind the better known comes first.
      order: style.order - place.rank / 10,
      width,
      height,
      reach: style.mark === null ? 0 : MARK_REACH,
      hasMark: style.mark !== null,
      isTown: style.look === "city",
      look: style.look,
      style,
    });
  }
  return [...names.values()];
}

/** Names keep off the trip: small boxes along it. */
const ROUTE_STEP_P = 10;
const ROUTE_REACH = 6;

function boxesAlong({ line }: MapRoute, at: At): Box[] {
  const points = line.map(([lat, lng]) => at({ lat, lng }));
  return points.flatMap((point, index) => {
    const next = points[index + 1] ?? point;
    const steps = Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / ROUTE_STEP_P);
    return Array.from({ length: Math.max(steps, 1) }, (_, step) => {
      const part = steps === 0 ? 0 : step / steps;
      const middle = { x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part };
      return around(middle, ROUTE_REACH);
    });
  });
}

/** The part in sight while the map rests; more than that is drawn, but a name cut in two is none. */
function inSightOf(map: LeafletMap, { width, height }: { width: number; height: number }): Box {
  const { x, y } = map.getSize();
  const [left, top] = [(width - x) / 2, (height - y) / 2];
  return widened({ left, top, right: left + x, bottom: top + y }, -3);
}

/** As wide as the notice gets where there is room for all of it, and as high. */
const NOTICE_WIDTH_P = 535;
const NOTICE_HEIGHT_P = 20;
/** As the container query of `.mapCredit`. */
const NOTICE_FROM_P = 590;
const NOTICE_BUTTON_P = 34;

/** The buttons at the upper right and the notice at the lower left, which is a button where it has no room. */
function controlBoxes({ left, top, right, bottom }: Box): Box[] {
  const isShut = right - left < NOTICE_FROM_P;
  const notice = isShut
    ? { right: left + NOTICE_BUTTON_P, top: bottom - NOTICE_BUTTON_P }
    : { right: Math.min(left + NOTICE_WIDTH_P, right), top: bottom - NOTICE_HEIGHT_P };
  return [
    { left: right - CONTROLS_REACH.beside, right, top, bottom: top + CONTROLS_REACH.below },
    { left, bottom, ...notice },
  ];
}
