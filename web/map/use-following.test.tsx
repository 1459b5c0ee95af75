import { render } from "@testing-library/react";
import { type Map as LeafletMap, map as createMap } from "leaflet";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MOVED_BY_HAND } from "./gestures.ts";
import type { MapMarker } from "./map-marker.ts";
import { type Followed, useFollowing } from "./use-following.ts";

const CAR: MapMarker = { id: "car", kind: "car", lat: 12.15, lng: -68.95, label: "Marlon" };
let map: LeafletMap;

type FollowerProps = { readonly markers: readonly MapMarker[]; readonly followed: Followed | null };

function Follower({ markers, followed }: FollowerProps) {
  useFollowing(map, markers, followed);
  return null;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const ground = document.createElement("div");
  Object.defineProperties(ground, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.append(ground);
  map = createMap(ground, { zoomAnimation: false }).setView([12.2, -69], 10);
});
afterEach(() => {
  map.remove();
});

it("comes close to a car, stays on it as it drives, and leaves others alone", () => {
  const followed = { id: "car", onEnd: () => undefined };
  const { rerender } = render(<Follower markers={[CAR]} followed={followed} />);
  expect(map.getCenter().lat).toBeCloseTo(12.15, 3);
  expect(map.getZoom()).toBe(15);
  map.setZoom(16, { animate: false });
  rerender(<Follower markers={[{ ...CAR, lat: 12.152 }]} followed={followed} />);
  expect(map.getCenter().lat).toBeCloseTo(12.152, 3);
  expect(map.getZoom()).toBe(16);
});

it("ends when the reader drags the map or moves it by keys, and then the map stays where it was put", () => {
  for (const by of ["dragstart", MOVED_BY_HAND]) {
    const onEnd = vi.fn();
    const { rerender } = render(<Follower markers={[CAR]} followed={{ id: "car", onEnd }} />);
    map.fire(by);
    expect(onEnd).toHaveBeenCalledOnce();
    rerender(<Follower markers={[CAR]} followed={null} />);
    map.setView([12.3, -69.1], 12, { animate: false });
    rerender(<Follower markers={[{ ...CAR, lat: 12.16 }]} followed={null} />);
    expect(map.getCenter().lat).toBeCloseTo(12.3, 3);
  }
});
