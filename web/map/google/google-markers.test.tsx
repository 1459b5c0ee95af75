import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MAP_COLOURS, type MapColours } from "../style/map-style.ts";
import { GoogleMarkers } from "./google-markers.ts";
import { linesOn } from "./google-lines.ts";
import type { GoogleGround } from "./load-google-maps.ts";

/** What Google's classes were told; they draw nothing here. */
class Told {
  readonly options: Record<string, unknown>;
  position: { lat: number; lng: number } | undefined;
  icon: Record<string, unknown> | undefined;
  isOn = true;
  constructor(options: Record<string, unknown>) {
    this.options = options;
    all.push(this);
  }
  setMap(view: unknown) {
    this.isOn = view !== null;
  }
  setPosition(position: { lat: number; lng: number }) {
    this.position = position;
  }
  setIcon(icon: Record<string, unknown>) {
    this.icon = icon;
  }
  addListener() {
    return { remove: () => undefined };
  }
}
let all: Told[] = [];
const GROUND = { maps: { Marker: Told, Polyline: Told }, view: {} } as unknown as GoogleGround;
const COLOURS = MAP_COLOURS as MapColours;
const AROUND = { ways: [], colours: COLOURS };
const CAR = { id: "car", kind: "car", lat: 12.1, lng: -68.95, label: "Your car" } as const;

beforeEach(() => {
  all = [];
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
});

it("lets a car glide to a new position on Google's map, looking where it goes, and keeps its marker", () => {
  const markers = new GoogleMarkers(GROUND);
  markers.show([CAR], AROUND);
  vi.advanceTimersByTime(15_000);
  markers.show([{ ...CAR, lng: -68.949 }], AROUND);
  vi.advanceTimersByTime(2_500);
  const [car] = all;
  expect(car?.position?.lng).toBeGreaterThan(-68.95);
  expect(car?.position?.lng).toBeLessThan(-68.949);
  expect(car?.icon?.["rotation"]).toBeCloseTo(90, 0);
  vi.advanceTimersByTime(5_000);
  expect(car?.position).toMatchObject({ lng: -68.949 });
  expect(all).toHaveLength(1);
  markers.show([], AROUND);
  expect(car?.isOn).toBe(false);
});

it("draws what is driven in pale and what is to come as dots", () => {
  const line = [
    [12.1, -68.95],
    [12.1, -68.94],
  ] as const;
  linesOn(GROUND, [{ line, stage: "driven" }, { line, stage: "to-come" }, { line }], COLOURS);
  const looks = all.filter((_, index) => index % 2 === 1).map(({ options }) => options);
  expect(looks[0]).toMatchObject({ strokeColor: COLOURS.driven });
  expect(looks[1]).toMatchObject({ strokeOpacity: 0, icons: [{ repeat: "8px" }] });
  expect(looks[2]).toMatchObject({ strokeColor: COLOURS.route });
});
