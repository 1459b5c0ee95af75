import { expect, it } from "vitest";
import type { MapMarker } from "../map-marker.ts";
import { isNamedAbove, markerBox } from "./marker-box.ts";

const at = () => ({ x: 400, y: 300 });
const car: MapMarker = { id: "car", kind: "car", lat: 12.08, lng: -68.88, label: "Your taxi" };

it("holds the caption of a car, so that the name of the place it comes to is written elsewhere", () => {
  const bare = markerBox(car, at);
  const named = markerBox({ ...car, name: "Carlos, 16 min" }, at);
  expect(named.bottom).toBeGreaterThan(bare.bottom + 18);
  expect(named.right - named.left).toBeGreaterThan(80);
});

it("has the name of a car over it where another marker lies below, and under it else", () => {
  const flat = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: -lat });
  const taxi: MapMarker = { id: "car", kind: "car", lat: 0, lng: 0, name: "Carlos, 1 min", label: "" };
  const pickup = (lat: number): MapMarker => ({ id: "pickup", kind: "start", lat, lng: 20, label: "" });
  expect(isNamedAbove(taxi, [taxi, pickup(-30)], flat)).toBe(true);
  expect(isNamedAbove(taxi, [taxi, pickup(30)], flat)).toBe(false);
  expect(isNamedAbove(taxi, [taxi, pickup(-90)], flat)).toBe(false);
  const second = { ...taxi, id: "second" };
  expect(isNamedAbove(taxi, [taxi, second, pickup(-30)], flat)).toBe(false);
});
