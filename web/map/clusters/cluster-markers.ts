import type { MapMarker } from "../map-marker.ts";
import type { MapPoint } from "../map-point.ts";

/** Markers of a kind that lie on each other at a zoom, shown as one with their number. */
export type MarkerCluster = MapPoint & {
  readonly id: string;
  readonly kind: "car" | "waiting";
  readonly members: readonly MapMarker[];
};

export type MapItem = { readonly marker: MapMarker } | { readonly cluster: MarkerCluster };

type Screen = { readonly x: number; readonly y: number };
type Group = { readonly kind: MarkerCluster["kind"]; members: MapMarker[]; at: Screen };

/** A car is 36 pixels wide with its ring, and a finger needs 44. */
export const REACH_PX = 40;

/**
 * Puts markers that would cover each other together: cars with cars, passengers with passengers, so that a red flag is
 * never hidden below a rank of free cars. `apart` names one that always stands alone.
 */
export function clusterMarkers(
  markers: readonly MapMarker[],
  place: (point: MapPoint) => Screen,
  apart: string | null = null,
): readonly MapItem[] {
  const groups: Group[] = [];
  const alone: MapMarker[] = [];
  for (const marker of markers) {
    const { kind } = marker;
    if ((kind !== "car" && kind !== "waiting") || marker.id === apart) {
      alone.push(marker);
      continue;
    }
    const at = place(marker);
    const near = groups.find((group) => group.kind === kind && isNear(group.at, at));
    if (near) join(near, marker, at);
    else groups.push({ kind, members: [marker], at });
  }
  return [...alone.map((marker) => ({ marker })), ...groups.map(itemOf)];
}

/** Every marker of an item. */
export function membersOf(item: MapItem): readonly MapMarker[] {
  return "marker" in item ? [item.marker] : item.cluster.members;
}

/** Whether some of the members part once the map has zoomed to `place`. */
export function parts(members: readonly MapMarker[], place: (point: MapPoint) => Screen): boolean {
  return clusterMarkers(members, place).length > 1;
}

/** Where the members stand around their middle, once they are opened where they lie: in a ring with room for each. */
export function fanOf(members: readonly MapMarker[]): ReadonlyMap<string, Screen> {
  const radius = Math.max(LEAST_FAN_PX, (members.length * (REACH_PX + 6)) / (2 * Math.PI));
  return new Map(
    members.map(({ id }, index) => {
      const angle = (index / members.length) * 2 * Math.PI - Math.PI / 2;
      return [id, { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }];
    }),
  );
}

const LEAST_FAN_PX = 52;

function isNear(a: Screen, b: Screen): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < REACH_PX;
}

/** The middle moves with each that joins. */
function join(group: Group, marker: MapMarker, { x, y }: Screen): void {
  const count = group.members.length;
  group.members.push(marker);
  group.at = { x: (group.at.x * count + x) / (count + 1), y: (group.at.y * count + y) / (count + 1) };
}

function itemOf({ kind, members }: Group): MapItem {
  const [first] = members;
  if (first && members.length === 1) return { marker: first };
  const sum = (pick: (point: MapPoint) => number) =>
    members.reduce((whole, member) => whole + pick(member), 0) / members.length;
  return {
    cluster: {
      id: `${kind} ${first?.id ?? ""}`,
      kind,
      members,
      lat: sum(({ lat }) => lat),
      lng: sum(({ lng }) => lng),
    },
  };
}
