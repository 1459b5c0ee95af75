import { expect, it } from "vitest";
import type { MapMarker } from "../map-marker.ts";
import { markerBox } from "./marker-box.ts";

const at = () => ({ x: 400, y: 300 });
const car: MapMarker = { id: "car", kind: "car", lat: 12.08, lng: -68.88, label: "Your taxi" };

it("holds the caption of a car, so that the name of the place it comes to is written elsewhere", () => {
  const bare = markerBox(car, at);
  const named = markerBox({ ...car, name: "Carlos, 16 min" }, at);
  expect(named.bottom).toBeGreaterThan(bare.bottom + 18);
  expect(named.right - named.left).toBeGreaterThan(80);
});
