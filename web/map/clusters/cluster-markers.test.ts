import { describe, expect, it } from "vitest";
import type { MapMarker } from "../map-marker.ts";
import { clusterMarkers, fanOf, membersOf, parts, REACH_PX } from "./cluster-markers.ts";

/** Pixels of a screen, for degrees: a hundredth of a degree is a pixel at zoom 1. */
const at =
  (zoom: number) =>
  ({ lat, lng }: { lat: number; lng: number }) => ({
    x: lng * 100 * zoom,
    y: lat * 100 * zoom,
  });
const marker = (id: string, lng: number, kind: MapMarker["kind"] = "car"): MapMarker => ({
  id,
  kind,
  lat: 0,
  lng,
  label: id,
});
const idsOf = (items: ReturnType<typeof clusterMarkers>) =>
  items.map((item) => membersOf(item).map(({ id }) => id));

describe("markers that lie on each other", () => {
  it("are one with all of them in it, and those that stand apart stay as they are", () => {
    const items = clusterMarkers([marker("a", 0), marker("b", 0.1), marker("c", 0.2), marker("d", 3)], at(1));
    expect(idsOf(items)).toEqual([["a", "b", "c"], ["d"]]);
    const [cluster] = items;
    expect(cluster && "cluster" in cluster && cluster.cluster.lng).toBeCloseTo(0.1, 8);
  });

  it("part as the map zooms in, and every marker is in one item at any zoom", () => {
    const many = Array.from({ length: 60 }, (_, index) => marker(`m${index}`, ((index * 37) % 60) / 20));
    const counts = [0.5, 1, 4, 40].map((zoom) => {
      const items = clusterMarkers(many, at(zoom));
      expect(idsOf(items).flat().toSorted()).toEqual(many.map(({ id }) => id).toSorted());
      return items.length;
    });
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(60);
  });

  it("are never a car and a passenger together, and ends of rides are left alone", () => {
    const items = clusterMarkers(
      [marker("car", 0), marker("flag", 0, "waiting"), marker("end", 0, "end"), marker("end 2", 0, "end")],
      at(1),
    );
    expect(idsOf(items)).toEqual([["end"], ["end 2"], ["car"], ["flag"]]);
  });

  it("leave out the one that is followed", () => {
    expect(idsOf(clusterMarkers([marker("a", 0), marker("b", 0), marker("c", 0)], at(1), "b"))).toEqual([
      ["b"],
      ["a", "c"],
    ]);
  });

  it("are opened where they lie when no zoom parts them, with room for each", () => {
    const members = Array.from({ length: 12 }, (_, index) => marker(`m${index}`, 0));
    expect(parts(members, at(1_000))).toBe(false);
    expect(parts([marker("a", 0), marker("b", 0.01)], at(1_000))).toBe(true);
    const places = [...fanOf(members).values()];
    const [first, second] = places;
    expect(
      Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0)),
    ).toBeGreaterThanOrEqual(REACH_PX);
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(12);
  });
});
