import type { Point } from "../../../domain/places/place-points.ts";
import type { Coast } from "../coast.ts";
import type { LinePoint } from "../ports.ts";
import { classOf, type RoadClass } from "../road/road-classes.ts";
import { at, cornerPoint, type RoadGraph } from "../road/road-graph.ts";
import { Canvas, type Colour, type Pixel } from "./canvas.ts";

/** How a picture of a trip is shown; it has twice as many pixels, for sharp screens. */
export const PICTURE_SIZE = { width: 512, height: 256 } as const;
const PIXELS = 2;
const WIDTH = PICTURE_SIZE.width * PIXELS;
const HEIGHT = PICTURE_SIZE.height * PIXELS;
/** Room between the trip and the edge. */
const ROOM = 36 * PIXELS;
const CLOSEST_ZOOM = 16;
const TILE = 256 * PIXELS;

/** The light colours of the product's map; a mail and a receipt are light. */
const SEA: Colour = [0xd5, 0xf0, 0xee];
const SHALLOW: Colour = [0xbf, 0xe9, 0xe6];
const INNER_SHALLOW: Colour = [0xa5, 0xe0, 0xdd];
const SHORE: Colour = [0xc9, 0xb2, 0x88];
const LAND: Colour = [0xf3, 0xe6, 0xcc];
const ROAD: Colour = [0xff, 0xfd, 0xf8];
const ROAD_EDGE: Colour = [0xe2, 0xd3, 0xb4];
const MAIN: Colour = [0xff, 0xe5, 0xb0];
const MAIN_EDGE: Colour = [0xd9, 0xb9, 0x78];
const WAY: Colour = [0x00, 0x78, 0x7e];
const WAY_EDGE: Colour = [0xff, 0xfd, 0xf8];
const PIN: Colour = [0x17, 0x21, 0x2b];

/** Widths at zoom 10 and 14; between and beyond them they grow as the map's do. */
type Widths = readonly [island: number, town: number];
type Street = { classes: readonly RoadClass[]; from: number; fill: Widths; edge: number; colours: Colour[] };
const STREETS: readonly Street[] = [
  {
    classes: ["residential", "service", "track"],
    from: 12.5,
    fill: [0.4, 1.7],
    edge: 0.6,
    colours: [ROAD, ROAD_EDGE],
  },
  { classes: ["secondary", "tertiary"], from: 9, fill: [1.1, 3], edge: 0.8, colours: [ROAD, ROAD_EDGE] },
  {
    classes: ["motorway", "trunk", "primary"],
    from: 8,
    fill: [2.2, 4.6],
    edge: 0.8,
    colours: [MAIN, MAIN_EDGE],
  },
];

export type DrawnTrip = {
  pickup: Point;
  dropoff: Point;
  stops?: readonly Point[] | undefined;
  way: readonly LinePoint[];
};
type Ground = { coast: Coast; graph: RoadGraph };

/** Draws the way of a trip over the island, as a PNG: a ring where it starts, a dot at each stop, a square where it ends. */
export function drawTrip(ground: Ground, { pickup, dropoff, stops = [], way }: DrawnTrip): Buffer {
  const line = way.map(([lat, lng]) => ({ lat, lng }));
  const view = viewOf([pickup, ...stops, dropoff, ...line]);
  const canvas = new Canvas(WIDTH, HEIGHT, SEA);
  drawLand(canvas, ground.coast, view);
  drawStreets(canvas, ground.graph, view);
  const drawn = [line.map(view.pixelOf)];
  canvas.strokeLines(drawn, 8 * PIXELS, WAY_EDGE);
  canvas.strokeLines(drawn, 4.5 * PIXELS, WAY);
  for (const stop of stops) drawDot(canvas, view.pixelOf(stop));
  drawEnds(canvas, view.pixelOf(pickup), view.pixelOf(dropoff));
  return canvas.asPng();
}

type View = { zoom: number; pixelOf(point: Point): Pixel; sees(a: Pixel, b: Pixel, room: number): boolean };

/** Where on the picture a point lies, so that all of the trip is seen as close as possible. */
function viewOf(points: readonly Point[]): View {
  const world = points.map(onGlobe);
  const [left, right] = [Math.min(...world.map(({ x }) => x)), Math.max(...world.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...world.map(({ y }) => y)), Math.max(...world.map(({ y }) => y))];
  const scale = Math.min(
    (WIDTH - 2 * ROOM) / Math.max(right - left, Number.EPSILON),
    (HEIGHT - 2 * ROOM) / Math.max(bottom - top, Number.EPSILON),
    TILE * 2 ** CLOSEST_ZOOM,
  );
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return {
    zoom: Math.log2(scale / TILE),
    pixelOf(point) {
      const { x, y } = onGlobe(point);
      return { x: WIDTH / 2 + (x - middle.x) * scale, y: HEIGHT / 2 + (y - middle.y) * scale };
    },
    sees: (a, b, room) =>
      Math.max(a.x, b.x) > -room &&
      Math.min(a.x, b.x) < WIDTH + room &&
      Math.max(a.y, b.y) > -room &&
      Math.min(a.y, b.y) < HEIGHT + room,
  };
}

/** A point on the flat globe of web maps, from 0 to 1. */
function onGlobe({ lat, lng }: Point): Pixel {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

function drawLand(canvas: Canvas, coast: Coast, view: View): void {
  const rings = coast.rings.map((ring) => ring.map(view.pixelOf));
  const [outer, inner] = [widthAt(view.zoom, [26, 64]), widthAt(view.zoom, [12, 28])];
  const shore = rings.flatMap((ring) => stretchesIn(view, closed(ring), outer));
  canvas.strokeLines(shore, outer, SHALLOW);
  canvas.strokeLines(shore, inner, INNER_SHALLOW);
  canvas.fillArea(rings, LAND);
  canvas.strokeLines(shore, 1.5 * PIXELS, SHORE);
}

/** All edges lie under all fills, so that streets run into each other. */
function drawStreets(canvas: Canvas, graph: RoadGraph, view: View): void {
  const shown = STREETS.filter(({ from }) => view.zoom >= from).map((street) => {
    const lines = linesOf(graph, view, new Set(street.classes));
    return { ...street, lines, width: widthAt(view.zoom, street.fill) };
  });
  for (const { lines, width, edge, colours } of shown) {
    if (colours[1]) canvas.strokeLines(lines, width + 2 * edge * PIXELS, colours[1]);
  }
  for (const { lines, width, colours } of shown) if (colours[0]) canvas.strokeLines(lines, width, colours[0]);
}

function linesOf(graph: RoadGraph, view: View, classes: ReadonlySet<RoadClass>): Pixel[][] {
  const lines: Pixel[][] = [];
  for (let edge = 0; edge < graph.edgeClass.length; edge++) {
    if (!classes.has(classOf(at(graph.edgeClass, edge)))) continue;
    const line: Pixel[] = [];
    for (let corner = at(graph.shapeStart, edge); corner < at(graph.shapeStart, edge + 1); corner++) {
      line.push(view.pixelOf(cornerPoint(graph, corner)));
    }
    lines.push(...stretchesIn(view, line, 20));
  }
  return lines;
}

/** The stretches of a line that are in the picture. */
function stretchesIn(view: View, line: readonly Pixel[], room: number): Pixel[][] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index];
    return from && view.sees(from, to, room) ? [[from, to]] : [];
  });
}

function closed(ring: readonly Pixel[]): readonly Pixel[] {
  return ring[0] ? [...ring, ring[0]] : ring;
}

function drawDot(canvas: Canvas, stop: Pixel): void {
  canvas.fillDisc(stop, 8 * PIXELS, WAY_EDGE);
  canvas.fillDisc(stop, 6 * PIXELS, PIN);
}

function drawEnds(canvas: Canvas, start: Pixel, end: Pixel): void {
  canvas.fillDisc(start, 10 * PIXELS, WAY_EDGE);
  canvas.fillDisc(start, 8 * PIXELS, PIN);
  canvas.fillDisc(start, 4 * PIXELS, WAY_EDGE);
  canvas.fillArea([squareAt(end, 10 * PIXELS)], WAY_EDGE);
  canvas.fillArea([squareAt(end, 7.5 * PIXELS)], PIN);
}

function squareAt({ x, y }: Pixel, half: number): Pixel[] {
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

function widthAt(zoom: number, [island, town]: Widths): number {
  const grown = (1.5 ** (zoom - 10) - 1) / (1.5 ** 4 - 1);
  return Math.max(island / 2, island + (town - island) * grown) * PIXELS;
}
