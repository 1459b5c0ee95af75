import { ISLAND_BOUNDS } from "../../../domain/places/island-bounds.ts";
import { knownPlaces } from "../place-book.ts";
import type { Point } from "../ports.ts";
import { MODEL_FORMAT, type IslandModel } from "../road/island-model.ts";
import { buildRoadGraph, type CollectedRoad } from "./build-road-graph.ts";
import { coastRings } from "./collect-coast.ts";
import { describePlace, newPlaces, type NamedThing } from "./collect-places.ts";
import { markHarbourBridge } from "./harbour-bridge.ts";
import { NotAnOsmFile, readOsmFile, type OsmTags } from "./osm-file.ts";
import { isBarred, roadOf } from "./road-rules.ts";

export type ImportSettings = {
  file: string;
  now: Date;
  /** Called with what is being done and the share of the whole that is done, 0 to 1. */
  progress?: (step: string, share: number) => void;
};

type ImportSummary = {
  junctions: number;
  stretches: number;
  roadKm: number;
  streets: number;
  places: number;
  coastRings: number;
};

/** Reads the roads, street names, places and coast of an extract. */
export async function importMap({ file, now, progress = () => {} }: ImportSettings): Promise<IslandModel> {
  const ways = await readWays(file, (share) => progress("Reading roads", share * 0.4));
  const nodes = await readNodes(file, ways.wanted, (share) => progress("Reading points", 0.4 + share * 0.4));
  progress("Joining roads", 0.8);
  const roads = buildRoadGraph(markHarbourBridge(ways.roads, nodes.points), nodes.points, nodes.barred);
  if (roads.edgeFrom.length === 0) throw new NotAnOsmFile("There are no roads of Curaçao in this file.");
  progress("Naming places", 0.9);
  const things = [...nodes.things, ...placesOfWays(ways, nodes.points), ...streets(ways.roads, nodes.points)];
  const model: IslandModel = {
    format: MODEL_FORMAT,
    importedAt: now.toISOString(),
    roads,
    places: newPlaces(things, knownPlaces()),
    coast: coastRings(ways.coast, nodes.points),
  };
  progress("Done", 1);
  return model;
}

type CollectedWays = {
  roads: CollectedRoad[];
  coast: number[][];
  named: Array<{ id: number; refs: number[]; tags: OsmTags }>;
  wanted: Set<number>;
};

/** Ways come after nodes in an extract, so the file is read twice: first for the ways, then for the nodes they use. */
async function readWays(file: string, progress: (share: number) => void): Promise<CollectedWays> {
  const found: CollectedWays = { roads: [], coast: [], named: [], wanted: new Set() };
  await readOsmFile(file, {
    progress,
    way({ id, refs, tags }) {
      const road = roadOf(tags);
      const isCoast = tags.get("natural") === "coastline";
      const isNamed = !road && tags.has("name") && describePlace("", tags, { lat: 0, lng: 0 }) !== null;
      if (road) found.roads.push({ road, refs });
      if (isCoast) found.coast.push(refs);
      if (isNamed) found.named.push({ id, refs, tags });
      if (road || isCoast || isNamed) for (const ref of refs) found.wanted.add(ref);
    },
  });
  return found;
}

async function readNodes(file: string, wanted: ReadonlySet<number>, progress: (share: number) => void) {
  const points = new Map<number, Point>();
  const barred = new Set<number>();
  const things: NamedThing[] = [];
  await readOsmFile(file, {
    progress,
    node({ id, lat, lng, tags }) {
      const point = { lat, lng };
      if (!isNearIsland(point)) return;
      if (wanted.has(id)) {
        points.set(id, point);
        if (isBarred(tags)) barred.add(id);
      }
      const thing = tags.size > 0 ? describePlace(`osm-node-${id}`, tags, point) : null;
      if (thing) things.push(thing);
    },
  });
  return { points, barred, things };
}

function placesOfWays({ named }: CollectedWays, points: ReadonlyMap<number, Point>): NamedThing[] {
  return named.flatMap(({ id, refs, tags }) => {
    const corners = refs.flatMap((ref) => points.get(ref) ?? []);
    if (corners.length === 0) return [];
    return describePlace(`osm-way-${id}`, tags, middleOf(corners)) ?? [];
  });
}

/** One place for each street name: the middle of its longest way. */
function streets(roads: readonly CollectedRoad[], points: ReadonlyMap<number, Point>): NamedThing[] {
  const longest = new Map<string, number[]>();
  for (const { road, refs } of roads) {
    if (road.name && refs.length > (longest.get(road.name)?.length ?? 0)) longest.set(road.name, refs);
  }
  return [...longest].flatMap(([name, refs]): NamedThing[] => {
    const point = points.get(refs[Math.floor(refs.length / 2)] ?? 0);
    return point ? [{ id: `osm-street-${name}`, name, kind: "street", spellings: [], point }] : [];
  });
}

function middleOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }));
  return { lat: sum.lat / corners.length, lng: sum.lng / corners.length };
}

/** An extract may hold other islands (Bonaire, Aruba); they are left out. */
function isNearIsland({ lat, lng }: Point): boolean {
  const { south, west, north, east } = ISLAND_BOUNDS;
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** An import in numbers. */
export function summaryOf({ roads, places, coast }: IslandModel): ImportSummary {
  return {
    junctions: roads.vertexLat.length,
    stretches: roads.edgeFrom.length,
    roadKm: Math.round(roads.edgeMetres.reduce((sum, metres) => sum + metres, 0) / 1000),
    streets: roads.names.length,
    places: places.length,
    coastRings: coast.length,
  };
}
