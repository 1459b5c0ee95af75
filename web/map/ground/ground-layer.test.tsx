import { type Map as LeafletMap, map as createMap } from "leaflet";
import { afterEach, expect, it, vi } from "vitest";
import { MAP_COLOURS, type MapColours } from "../style/map-style.ts";
import { type DrawnGround, GroundLayer } from "./ground-layer.ts";

let map: LeafletMap | null = null;

afterEach(() => {
  map?.remove();
  vi.useRealTimers();
});

/** A layer on a map of this size, which it reads anew each time. */
function layerOn(size: { width: number; height: number }) {
  vi.useFakeTimers();
  const ground = document.createElement("div");
  Object.defineProperties(ground, {
    clientWidth: { get: () => size.width },
    clientHeight: { get: () => size.height },
  });
  const made = createMap(ground, { zoomControl: false }).setView([12.2, -69], 10);
  map = made;
  const canvas = document.createElement("canvas");
  // The document of the tests has no canvas that draws.
  const context = new Proxy(
    { canvas },
    { get: (own, name) => (name === "canvas" ? own.canvas : () => undefined) },
  );
  Object.defineProperty(canvas, "getContext", { value: () => context });
  const names = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const onDrawn = vi.fn<(drawn: DrawnGround) => void>();
  const layer = new GroundLayer(made, { canvas, names }, onDrawn);
  layer.useColours(MAP_COLOURS as MapColours);
  vi.advanceTimersByTime(100);
  return { map: made, ground, layer, onDrawn };
}

it("draws nothing while its frame has no size, and itself once it has one", () => {
  const size = { width: 0, height: 0 };
  const { map: shown, layer, onDrawn } = layerOn(size);
  expect(onDrawn).not.toHaveBeenCalled();

  Object.assign(size, { width: 400, height: 300 });
  shown.invalidateSize({ animate: false });
  layer.draw();
  vi.advanceTimersByTime(100);
  expect(onDrawn).toHaveBeenCalledOnce();
  layer.remove();
});

it.each([
  ["somebody reaches for it", ({ ground }: Drawn) => ground.dispatchEvent(new Event("pointerenter"))],
  ["it moves by itself", ({ map: moved }: Drawn) => moved.panBy([30, 0], { animate: false })],
])("draws only what is in sight until %s, then also what is around it", (_, happen) => {
  const drawn = layerOn({ width: 400, height: 300 });
  expect(drawn.onDrawn.mock.lastCall?.[0].view).toMatchObject({ width: 400, height: 300 });
  happen(drawn);
  vi.advanceTimersByTime(100);
  expect(drawn.onDrawn.mock.lastCall?.[0].view).toMatchObject({ width: 600, height: 450 });
  drawn.layer.remove();
});

type Drawn = ReturnType<typeof layerOn>;
