import { EXTENT } from "../tiles/decode-tile.ts";
import type { FoundTile } from "../tiles/tile-store.ts";
import { type MapColours, type Widths, SHALLOWS, SHORE, STREETS, TOWN, widthAt } from "../style/map-style.ts";

/** Tiles to draw, and the part of the map they are drawn on. */
export type GroundView = {
  readonly zoom: number;
  /** The corner of the canvas on the map as a whole, in pixels at this zoom. */
  readonly corner: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for one of the page. */
  readonly density: number;
};

type Brush = {
  readonly context: CanvasRenderingContext2D;
  readonly view: GroundView;
  readonly tiles: readonly FoundTile[];
};
type PathOf = (tile: FoundTile["tile"]) => Path2D;

/** A side of a tile of the zoom it is of. */
const TILE_SIDE = 256;
/** Closer than this the wide strokes of the town would only fill what they fill anyway. */
const WIDEST_TOWN = 120;

/** Draws land, water and streets. No tile is clipped: what one draws beyond its edge, the next draws as well. */
export function paintGround(
  context: CanvasRenderingContext2D,
  view: GroundView,
  tiles: readonly FoundTile[],
  colours: MapColours,
): void {
  const brush = { context, view, tiles };
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "source-over";
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.lineCap = "round";
  context.lineJoin = "round";
  fill(brush, colours.land, (tile) => tile.land);
  paintTown(brush, colours);
  fill(brush, colours.green, (tile) => tile.green);
  context.globalCompositeOperation = "destination-over";
  paintSea(brush, colours);
  context.globalCompositeOperation = "source-over";
  fill(brush, colours.innerShallow, (tile) => tile.water);
  fill(brush, colours.building, (tile) => tile.buildings);
  paintStreets(brush, colours);
}

/** Only on land: what is drawn stays where something is drawn already. */
function paintTown(brush: Brush, colours: MapColours): void {
  brush.context.globalCompositeOperation = "source-atop";
  const width = Math.min(widthAt(brush.view.zoom, TOWN), WIDEST_TOWN);
  stroke(brush, colours.town, width, (tile) => tile.streets.side);
  stroke(brush, colours.town, width, (tile) => tile.town);
}

/** From the shore outwards, each under what is there already. */
function paintSea(brush: Brush, colours: MapColours): void {
  const { context, view } = brush;
  const around = (colour: string, widths: Widths) =>
    stroke(brush, colour, widthAt(view.zoom, widths), (tile) => tile.coast);
  around(colours.shore, SHORE);
  around(colours.innerShallow, SHALLOWS.inner);
  around(colours.outerShallow, SHALLOWS.outer);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.sea;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

function paintStreets(brush: Brush, colours: MapColours): void {
  const { zoom } = brush.view;
  const shown = STREETS.filter(({ from }) => zoom >= from);
  for (const { kind, fill: width, edge } of shown) {
    const colour = kind === "main" ? colours.mainEdge : colours.streetEdge;
    const rim = widthAt(zoom, edge);
    if (rim > 0.2) stroke(brush, colour, widthAt(zoom, width) + 2 * rim, (tile) => tile.streets[kind]);
  }
  for (const { kind, fill: width } of shown) {
    const colour = kind === "main" ? colours.main : colours.street;
    stroke(brush, colour, widthAt(zoom, width), (tile) => tile.streets[kind]);
  }
  const { context } = brush;
  stroke(brush, colours.foot, 1.5, (tile) => tile.streets.foot, [4, 3]);
  context.setLineDash([]);
}

function fill(brush: Brush, colour: string, pathOf: PathOf): void {
  brush.context.fillStyle = colour;
  for (const found of brush.tiles) {
    moveTo(brush, found);
    brush.context.fill(pathOf(found.tile));
  }
}

function stroke(
  brush: Brush,
  colour: string,
  width: number,
  pathOf: PathOf,
  dashes: readonly number[] = [],
): void {
  const { context } = brush;
  context.strokeStyle = colour;
  for (const found of brush.tiles) {
    const unit = moveTo(brush, found);
    context.lineWidth = width / unit;
    context.setLineDash(dashes.map((dash) => dash / unit));
    context.stroke(pathOf(found.tile));
  }
}

/** Puts the canvas to a tile; returns how many pixels of the page one unit of the tile takes. */
function moveTo({ context, view }: Brush, { address }: FoundTile): number {
  const side = TILE_SIDE * 2 ** (view.zoom - address.z);
  const unit = side / EXTENT;
  const scale = unit * view.density;
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (address.x * side - view.corner.x) * view.density,
    (address.y * side - view.corner.y) * view.density,
  );
  return unit;
}
