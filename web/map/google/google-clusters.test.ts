import { expect, it, vi } from "vitest";
import type { MapMarker } from "../map-marker.ts";
import { clusteredMarkers } from "./google-clusters.ts";

const car = (id: string, lng: number): MapMarker => ({ id, kind: "car", lat: 12.1, lng, label: id });
const CARS = [car("a", -68.95), car("b", -68.9501), car("c", -68.9)];
const clusterText = (members: readonly MapMarker[]) => `${members.length} cars here`;

it("puts cars that lie on each other on Google's map together, with their number and a press that parts them", () => {
  const onOpen = vi.fn();
  const shown = clusteredMarkers(CARS, { zoom: 12, clusterText, followed: null, onOpen });
  expect(shown.map(({ label, badge }) => [label, badge])).toEqual([
    ["2 cars here", "2"],
    ["c", undefined],
  ]);
  shown[0]?.onSelect?.();
  expect(onOpen).toHaveBeenCalledWith(CARS.slice(0, 2));
});

it("shows each alone close in, the one that is followed always, and all where nothing is put together", () => {
  const at = (zoom: number, followed: string | null = null) =>
    clusteredMarkers(CARS, { zoom, clusterText, followed, onOpen: vi.fn() }).map(({ id }) => id);
  expect(at(19)).toEqual(["a", "b", "c"]);
  expect(at(12, "b")).toEqual(["b", "a", "c"]);
  const loose = clusteredMarkers(CARS, { zoom: 8, clusterText: undefined, followed: null, onOpen: vi.fn() });
  expect(loose).toBe(CARS);
});
