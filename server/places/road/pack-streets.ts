import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { PbfReader, PbfWriter } from "pbf";
import { straightKm } from "../geometry.ts";
import { at, BACKWARD, cornerPoint, COORDINATE_SCALE, FORWARD, type RoadGraph } from "./road-graph.ts";

/** Coordinates are packed in steps of a millionth of a degree, about 11 cm. */
const STEP = COORDINATE_SCALE / 1e6;
const KMH_SCALE = 1000;
const FORMAT = 1;

/*
 * A packed file is a protobuf message under brotli:
 *   1 format
 *   2, 3 where each edge starts and ends: 0 for a new junction, else how many junctions ago it first came up
 *   4 how many corners each edge brings; known junctions bring none
 *   5, 6 the corners in latitude and longitude, each as the steps from the one before on its edge
 *   7 the speeds there are (km/h × 1000), 8 which of them each edge has
 *   9 directions, 10 classes, 11 bridges
 *   12 the name of each edge, from 1, or 0 for none; 13 the names
 */

/** Packs roads in the smallest form the product can carry. */
export function packStreets(graph: RoadGraph): Buffer {
  const walk = walkEdges(graph);
  const lists = packShapes(graph, walk);
  const pick = (value: (edge: number) => number) => walk.map(({ edge }) => value(edge));
  const kmhOf = (edge: number) =>
    Math.round((at(graph.edgeMetres, edge) / at(graph.edgeSeconds, edge)) * 3.6 * KMH_SCALE);
  const speeds = [...new Set(pick(kmhOf))];
  const writer = new PbfWriter();
  writer.writeVarintField(1, FORMAT);
  writer.writePackedVarint(2, lists.starts);
  writer.writePackedVarint(3, lists.ends);
  writer.writePackedVarint(4, lists.counts);
  writer.writePackedSVarint(5, lists.lats);
  writer.writePackedSVarint(6, lists.lngs);
  writer.writePackedVarint(7, speeds);
  writer.writePackedVarint(
    8,
    pick((edge) => speeds.indexOf(kmhOf(edge))),
  );
  writer.writePackedVarint(
    9,
    walk.map(({ edge, turned }) => turnedDirections(at(graph.edgeDirections, edge), turned)),
  );
  writer.writePackedVarint(
    10,
    pick((edge) => at(graph.edgeClass, edge)),
  );
  writer.writePackedVarint(
    11,
    pick((edge) => at(graph.edgeBridge, edge)),
  );
  writer.writePackedVarint(
    12,
    pick((edge) => at(graph.edgeName, edge) + 1),
  );
  for (const name of graph.names) writer.writeStringField(13, name);
  return brotliCompressSync(writer.finish());
}

/** Unpacks what `packStreets` made. */
export function unpackStreets(bytes: Uint8Array): RoadGraph {
  const lists = new Map<number, number[]>();
  const names: string[] = [];
  let format = 0;
  new PbfReader(brotliDecompressSync(bytes)).readFields((field, _, message) => {
    if (field === 1) format = message.readVarint();
    else if (field === 5 || field === 6) lists.set(field, message.readPackedSVarint());
    else if (field === 13) names.push(message.readString());
    else lists.set(field, message.readPackedVarint());
  }, null);
  if (format !== FORMAT) throw new Error("The packed streets are of another format than this version reads.");
  const list = (field: number) => lists.get(field) ?? [];
  const shapes = unpackShapes({
    starts: list(2),
    ends: list(3),
    counts: list(4),
    lats: list(5),
    lngs: list(6),
  });
  const edgeMetres = lengthsOf(shapes);
  const speeds = list(7).map((kmh) => kmh / KMH_SCALE / 3.6);
  return {
    ...shapes,
    edgeMetres,
    edgeSeconds: edgeMetres.map((metres, edge) => metres / at(speeds, at(list(8), edge))),
    edgeDirections: Uint8Array.from(list(9)),
    edgeClass: Uint8Array.from(list(10)),
    edgeBridge: Uint8Array.from(list(11)),
    edgeName: Int32Array.from(list(12), (name) => name - 1),
    names,
  };
}

type Step = { edge: number; turned: boolean };
type Shapes = Pick<
  RoadGraph,
  "vertexLat" | "vertexLng" | "edgeFrom" | "edgeTo" | "shapeStart" | "shapeLat" | "shapeLng"
>;
type ShapeLists = { starts: number[]; ends: number[]; counts: number[]; lats: number[]; lngs: number[] };

/** The edges in an order in which one mostly starts where another ended: then steps are small and few are needed. */
function walkEdges(graph: RoadGraph): Step[] {
  const meeting: number[][] = Array.from(graph.vertexLat, () => []);
  graph.edgeFrom.forEach((from, edge) => {
    meeting[from]?.push(edge);
    if (at(graph.edgeTo, edge) !== from) meeting[at(graph.edgeTo, edge)]?.push(edge);
  });
  const used = new Uint8Array(graph.edgeFrom.length);
  const walk: Step[] = [];
  for (let root = 0; root < meeting.length; root++) {
    const open = [root];
    for (let vertex = open[open.length - 1]; vertex !== undefined; vertex = open[open.length - 1]) {
      const edge = meeting[vertex]?.find((candidate) => !used[candidate]);
      if (edge === undefined) {
        open.pop();
        continue;
      }
      used[edge] = 1;
      const turned = at(graph.edgeFrom, edge) !== vertex;
      walk.push({ edge, turned });
      open.push(at(turned ? graph.edgeFrom : graph.edgeTo, edge));
    }
  }
  return walk;
}

function turnedDirections(directions: number, turned: boolean): number {
  if (!turned || directions === (FORWARD | BACKWARD)) return directions;
  return directions === FORWARD ? BACKWARD : FORWARD;
}

function packShapes(graph: RoadGraph, walk: readonly Step[]): ShapeLists {
  const lists: ShapeLists = { starts: [], ends: [], counts: [], lats: [], lngs: [] };
  const numbers = new Map<number, number>();
  const isKnown = (vertex: number, list: number[]): boolean => {
    const known = numbers.get(vertex);
    list.push(known === undefined ? 0 : numbers.size - known);
    if (known === undefined) numbers.set(vertex, numbers.size);
    return known !== undefined;
  };
  let [lat, lng] = [0, 0];
  for (const { edge, turned } of walk) {
    const first = at(graph.shapeStart, edge);
    const last = at(graph.shapeStart, edge + 1) - 1;
    const corner = (index: number) => (turned ? last - index : first + index);
    const stepsOf = (index: number) => [
      Math.round(at(graph.shapeLat, corner(index)) / STEP),
      Math.round(at(graph.shapeLng, corner(index)) / STEP),
    ];
    const [start, end] = [graph.edgeFrom, graph.edgeTo].map((list) => at(list, edge));
    const startKnown = isKnown((turned ? end : start) ?? 0, lists.starts);
    const endKnown = isKnown((turned ? start : end) ?? 0, lists.ends);
    if (startKnown) [lat = 0, lng = 0] = stepsOf(0);
    const from = startKnown ? 1 : 0;
    const to = last - first + (endKnown ? 0 : 1);
    lists.counts.push(to - from);
    for (let index = from; index < to; index++) {
      const [nextLat = 0, nextLng = 0] = stepsOf(index);
      lists.lats.push(nextLat - lat);
      lists.lngs.push(nextLng - lng);
      [lat, lng] = [nextLat, nextLng];
    }
    if (endKnown) [lat = 0, lng = 0] = stepsOf(last - first);
  }
  return lists;
}

function unpackShapes({ starts, ends, counts, lats, lngs }: ShapeLists): Shapes {
  const shape = { lat: [] as number[], lng: [] as number[] };
  const junction = { lat: [] as number[], lng: [] as number[] };
  const edgeFrom = new Int32Array(starts.length);
  const edgeTo = new Int32Array(starts.length);
  const shapeStart = new Int32Array(starts.length + 1);
  let [lat, lng, next] = [0, 0, 0];
  const corner = () => {
    shape.lat.push(lat);
    shape.lng.push(lng);
  };
  const arrive = () => {
    lat += at(lats, next) * STEP;
    lng += at(lngs, next) * STEP;
    next++;
    corner();
  };
  // A known junction is referred to; a new one is where the next corner is.
  const meet = (ago: number, isNew: () => void): number => {
    const known = junction.lat.length - ago;
    if (ago > 0) {
      [lat, lng] = [at(junction.lat, known), at(junction.lng, known)];
      corner();
      return known;
    }
    isNew();
    junction.lat.push(lat);
    junction.lng.push(lng);
    return junction.lat.length - 1;
  };
  starts.forEach((start, edge) => {
    const end = at(ends, edge);
    edgeFrom[edge] = meet(start, arrive);
    const inner = at(counts, edge) - (start === 0 ? 1 : 0) - (end === 0 ? 1 : 0);
    for (let index = 0; index < inner; index++) arrive();
    edgeTo[edge] = meet(end, arrive);
    shapeStart[edge + 1] = shape.lat.length;
  });
  return {
    vertexLat: Int32Array.from(junction.lat),
    vertexLng: Int32Array.from(junction.lng),
    edgeFrom,
    edgeTo,
    shapeStart,
    shapeLat: Int32Array.from(shape.lat),
    shapeLng: Int32Array.from(shape.lng),
  };
}

function lengthsOf(shapes: Shapes): Float32Array {
  const lengths = new Float32Array(shapes.edgeFrom.length);
  for (let edge = 0; edge < lengths.length; edge++) {
    let km = 0;
    for (let corner = at(shapes.shapeStart, edge) + 1; corner < at(shapes.shapeStart, edge + 1); corner++)
      km += straightKm(cornerPoint(shapes, corner - 1), cornerPoint(shapes, corner));
    lengths[edge] = km * 1000;
  }
  return lengths;
}
