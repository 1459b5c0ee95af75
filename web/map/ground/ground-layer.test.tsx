import { type Map as LeafletMap, map as createMap } from "leaflet";
import { afterEach, expect, it, vi } from "vitest";
import { MAP_COLOURS, type MapColours } from "../style/map-style.ts";
import { GroundLayer } from "./ground-layer.ts";

let map: LeafletMap | null = null;

afterEach(() => {
  map?.remove();
  vi.useRealTimers();
});

it("draws nothing while its frame has no size, and itself once it has one", () => {
  vi.useFakeTimers();
  const size = { width: 0, height: 0 };
  const ground = document.createElement("div");
  Object.defineProperties(ground, {
    clientWidth: { get: () => size.width },
    clientHeight: { get: () => size.height },
  });
  map = createMap(ground, { zoomControl: false }).setView([12.2, -69], 10);
  const canvas = document.createElement("canvas");
  // The document of the tests has no canvas that draws.
  const context = new Proxy(
    { canvas },
    { get: (own, name) => (name === "canvas" ? own.canvas : () => undefined) },
  );
  canvas.getContext = () => context as never;
  const names = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const onDrawn = vi.fn();
  const layer = new GroundLayer(map, { canvas, names }, onDrawn);

  layer.useColours(MAP_COLOURS as MapColours);
  vi.advanceTimersByTime(100);
  expect(onDrawn).not.toHaveBeenCalled();

  Object.assign(size, { width: 400, height: 300 });
  map.invalidateSize({ animate: false });
  layer.draw();
  vi.advanceTimersByTime(100);
  expect(onDrawn).toHaveBeenCalledOnce();
  layer.remove();
});
