import { USUAL_KMH, type RoadClass } from "../road/road-classes.ts";
import type { OsmTags } from "./osm-file.ts";

/** A way as a car finds it: the class of road, how fast it goes and in which direction. */
export type Road = {
  class: RoadClass;
  kmh: number;
  forward: boolean;
  backward: boolean;
  bridge: boolean;
  name: string;
};

/** The classes of OpenStreetMap that are not classes of ours. */
const ALSO_CALLED: Readonly<Record<string, { class: RoadClass; kmh?: number }>> = {
  unclassified: { class: "residential" },
  road: { class: "residential", kmh: 30 },
  living_street: { class: "residential", kmh: 15 },
};

const CLOSED = new Set([
  "no",
  "private",
  "agricultural",
  "forestry",
  "military",
  "emergency",
  "customers_only",
]);
const OPEN = new Set(["yes", "permissive", "designated", "destination", "customers", "delivery", "public"]);
/** From the most to the least telling for a taxi. */
const ACCESS_KEYS = ["taxi", "motorcar", "motor_vehicle", "vehicle", "access"];
const BARRIERS = new Set([
  "bollard",
  "block",
  "jersey_barrier",
  "chain",
  "debris",
  "log",
  "kerb_high",
  "cycle_barrier",
]);
/** The share of the speed limit that is really driven. */
const SHARE_OF_LIMIT = 0.85;

/** Reads the tags of a way; null where a taxi may not or cannot drive. */
export function roadOf(tags: OsmTags): Road | null {
  const highway = tags.get("highway")?.replace(/_link$/, "") ?? "";
  const usual = usualOf(highway);
  if (!usual || tags.get("area") === "yes" || isClosed(tags)) return null;
  if (tags.get("service") === "parking_aisle" && tags.get("name") === undefined) return null;
  const limit = speedLimit(tags.get("maxspeed"));
  return {
    class: usual.class,
    kmh: limit === null ? usual.kmh : Math.min(limit * SHARE_OF_LIMIT, usual.kmh * 1.5),
    bridge: tags.has("bridge") && tags.get("bridge") !== "no",
    name: tags.get("name") ?? tags.get("alt_name") ?? "",
    ...directions(tags, highway),
  };
}

function usualOf(highway: string): { class: RoadClass; kmh: number } | null {
  if (Object.hasOwn(USUAL_KMH, highway)) {
    const own = highway as RoadClass;
    return { class: own, kmh: USUAL_KMH[own] };
  }
  const other = ALSO_CALLED[highway];
  return other ? { kmh: USUAL_KMH[other.class], ...other } : null;
}

/** Whether a car is stopped at this node of a road. */
export function isBarred(tags: OsmTags): boolean {
  const barrier = tags.get("barrier");
  if (barrier === undefined) return false;
  const access = accessOf(tags);
  if (access !== null) return !access;
  return BARRIERS.has(barrier);
}

function isClosed(tags: OsmTags): boolean {
  return (
    accessOf(tags) === false || tags.get("impassable") === "yes" || tags.get("smoothness") === "impassable"
  );
}

function accessOf(tags: OsmTags): boolean | null {
  for (const key of ACCESS_KEYS) {
    const value = tags.get(key);
    if (value === undefined) continue;
    if (CLOSED.has(value)) return false;
    if (OPEN.has(value)) return true;
  }
  return null;
}

function directions(tags: OsmTags, highway: string): { forward: boolean; backward: boolean } {
  const oneway = tags.get("oneway:motor_vehicle") ?? tags.get("oneway");
  if (oneway === "-1" || oneway === "reverse") return { forward: false, backward: true };
  if (oneway === "no") return { forward: true, backward: true };
  const round = tags.get("junction") === "roundabout" || tags.get("junction") === "circular";
  const single = oneway === "yes" || oneway === "true" || oneway === "1" || round || highway === "motorway";
  return { forward: true, backward: !single };
}

function speedLimit(value: string | undefined): number | null {
  const match = /^(\d+)\s*(mph)?$/.exec(value ?? "");
  if (!match) return null;
  const kmh = Number(match[1]) * (match[2] ? 1.609 : 1);
  return kmh >= 5 ? kmh : null;
}
