import { DomUtil, type LatLng, type Map as LeafletMap, type ZoomAnimEvent } from "leaflet";
import type { Tileset } from "../../../contract/places/tileset.ts";
import { type FoundTile, TileStore } from "../tiles/tile-store.ts";
import type { MapColours } from "../style/map-style.ts";
import { type GroundView, paintGround } from "./paint-ground.ts";

/** The last drawing: its tiles and where on the map it lies. */
export type DrawnGround = {
  readonly view: GroundView;
  readonly tiles: readonly FoundTile[];
  /** Nothing of what is in sight could be had. */
  readonly isMissing: boolean;
};

/** So much more than the frame is drawn on each side, for moving about in, once somebody reaches for the map or it moves. */
const MARGIN = 0.25;
const TILE_SIDE = 256;

/**
 * The ground of a Leaflet map on one canvas. While the map is dragged the canvas goes along; while it zooms the canvas
 * is stretched; once it rests, it is drawn anew.
 */
export class GroundLayer {
  readonly #map: LeafletMap;
  readonly #canvas: HTMLCanvasElement;
  /** Lies over the canvas and moves with it. */
  readonly #names: SVGSVGElement;
  readonly #onDrawn: (drawn: DrawnGround) => void;
  readonly #listeners;
  #store: TileStore | null = null;
  #colours: MapColours | null = null;
  #northWest: LatLng | null = null;
  #view: GroundView | null = null;
  #frame = 0;
  /** Most maps are looked at and never moved: they draw less than half as much. */
  #margin = 0;

  constructor(
    map: LeafletMap,
    elements: { readonly canvas: HTMLCanvasElement; readonly names: SVGSVGElement },
    onDrawn: (drawn: DrawnGround) => void,
  ) {
    this.#map = map;
    this.#canvas = elements.canvas;
    this.#names = elements.names;
    this.#onDrawn = onDrawn;
    this.#listeners = {
      moveend: () => this.#tryAgain(),
      viewreset: () => this.draw(),
      move: () => this.#drawBeyondMargin(),
      zoom: () => this.#stretch(map.getZoom(), map.getPixelOrigin()),
      zoomanim: ({ center, zoom }: ZoomAnimEvent) => this.#stretch(zoom, originOf(map, center, zoom)),
    };
    map.on(this.#listeners);
    map.getContainer().addEventListener("pointerenter", this.#drawMargin, { once: true });
    addEventListener("online", this.#tryAgain);
  }

  useTiles(tileset: Tileset): void {
    this.#store?.close();
    this.#store = new TileStore(tileset, this.draw);
    this.draw();
  }

  useColours(colours: MapColours): void {
    this.#colours = colours;
    this.draw();
  }

  /** Draws once before the next picture, however often it is asked. */
  readonly draw = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  };

  readonly #tryAgain = (): void => {
    this.#store?.tryAgain();
    this.draw();
  };

  readonly #drawMargin = (): void => {
    this.#margin = MARGIN;
    this.draw();
  };

  remove(): void {
    cancelAnimationFrame(this.#frame);
    this.#map.getContainer().removeEventListener("pointerenter", this.#drawMargin);
    this.#store?.close();
    this.#map.off(this.#listeners);
    removeEventListener("online", this.#tryAgain);
  }

  #draw(): void {
    const context = this.#canvas.getContext("2d", { alpha: true });
    if (!context || !this.#colours) return;
    const map = this.#map;
    const size = map.getSize();
    // Its sheet may not have come yet, or what it stands in is folded away. It is fitted, and drawn, once it has a size.
    if (size.x === 0 || size.y === 0) return;
    const corner = map.containerPointToLayerPoint(size.multiplyBy(-this.#margin)).round();
    const view: GroundView = {
      zoom: map.getZoom(),
      corner: map.getPixelOrigin().add(corner),
      width: Math.ceil(size.x * (1 + 2 * this.#margin)),
      height: Math.ceil(size.y * (1 + 2 * this.#margin)),
      density: Math.min(window.devicePixelRatio || 1, 3),
    };
    const tiles = this.#tilesIn(view);
    this.#fit(view);
    paintGround(context, view, tiles, this.#colours);
    this.#view = view;
    this.#northWest = map.layerPointToLatLng(corner);
    this.#stretch(view.zoom, map.getPixelOrigin());
    this.#onDrawn({ view, tiles, isMissing: tiles.length === 0 && this.#store?.isMissing === true });
  }

  #tilesIn({ zoom, corner, width, height }: GroundView): FoundTile[] {
    const store = this.#store;
    if (!store) return [];
    const z = store.zoomFor(zoom);
    const side = TILE_SIDE * 2 ** (zoom - z);
    const found = new Map<string, FoundTile>();
    for (let y = Math.floor(corner.y / side); y * side < corner.y + height; y += 1) {
      for (let x = Math.floor(corner.x / side); x * side < corner.x + width; x += 1) {
        const each = store.find({ z, x, y });
        if (each) found.set(`${each.address.z}/${each.address.x}/${each.address.y}`, each);
      }
    }
    // A wider tile that stands in for one still to come lies under what has come.
    return [...found.values()].toSorted((a, b) => a.address.z - b.address.z);
  }

  #fit({ width, height, density }: GroundView): void {
    const canvas = this.#canvas;
    const [across, down] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    for (const element of [canvas, this.#names]) {
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
    }
  }

  #stretch(zoom: number, origin: { x: number; y: number }): void {
    if (!this.#northWest || !this.#view) return;
    const at = this.#map.project(this.#northWest, zoom).subtract([origin.x, origin.y]);
    const scale = this.#map.getZoomScale(zoom, this.#view.zoom);
    DomUtil.setTransform(this.#canvas, at, scale);
    // Leaflet's transform is the same for any element; its types know only those of HTML.
    this.#names.style.transform = this.#canvas.style.transform;
  }

  /** Dragged further than was drawn: drawn anew while it moves. */
  #drawBeyondMargin(): void {
    const view = this.#view;
    if (!view || view.zoom !== this.#map.getZoom()) return;
    const size = this.#map.getSize();
    const now = this.#map.getPixelOrigin().add(this.#map.containerPointToLayerPoint([0, 0]));
    const left = now.x - view.corner.x;
    const top = now.y - view.corner.y;
    const within = left >= 0 && top >= 0 && left + size.x <= view.width && top + size.y <= view.height;
    if (!within) this.#drawMargin();
  }
}

/** Where the layers of the map will begin once it has zoomed there; Leaflet keeps its own to itself. */
export function originOf(map: LeafletMap, center: LatLng, zoom: number): { x: number; y: number } {
  const pane = map.getPane("mapPane");
  const moved = pane ? DomUtil.getPosition(pane) : { x: 0, y: 0 };
  return map.project(center, zoom).subtract(map.getSize().divideBy(2)).add([moved.x, moved.y]).round();
}
