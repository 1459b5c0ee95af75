import { screen } from "@testing-library/react";
import { type Map as LeafletMap, map as createMap } from "leaflet";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inPage, renderPart } from "../testing/render.tsx";
import { MapMarkers } from "./map-markers.tsx";
import type { MapMarker } from "./map-marker.ts";

let map: LeafletMap;
const NO_ROUTES: never[] = [];

function car(name: string, lat: number): MapMarker {
  return { id: name, kind: "car", lat, lng: -68.95, name, label: name, onSelect: () => undefined };
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const ground = document.createElement("div");
  Object.defineProperties(ground, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.append(ground);
  map = createMap(ground, { zoomControl: false, zoomAnimation: false }).setView([12.15, -68.95], 16);
});
afterEach(() => {
  map.remove();
});

it("draws no cars that are far out of sight, until the map is moved to them", async () => {
  renderPart(
    <MapMarkers map={map} markers={[car("Marlon", 12.15), car("Ruben", 12.3)]} routes={NO_ROUTES} />,
  );
  expect(screen.getByRole("button", { name: "Marlon" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ruben" })).toBeNull();
  map.setView([12.3, -68.95], 16, { animate: false });
  expect(await screen.findByRole("button", { name: "Ruben" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Marlon" })).toBeNull();
});

it("leaves a car that has the focus where it is, wherever the map goes", async () => {
  renderPart(
    <MapMarkers map={map} markers={[car("Marlon", 12.15), car("Ruben", 12.3)]} routes={NO_ROUTES} />,
  );
  const marlon = screen.getByRole("button", { name: "Marlon" });
  marlon.focus();
  map.setView([12.3, -68.95], 16, { animate: false });
  await screen.findByRole("button", { name: "Ruben" });
  expect(document.activeElement).toBe(marlon);
  expect(screen.getByRole("button", { name: "Marlon" })).toBe(marlon);
});

it("names the one car of a ride from far out, and of many cars only close in", () => {
  map.setView([12.15, -68.95], 12, { animate: false });
  const { rerender } = renderPart(
    <MapMarkers map={map} markers={[car("Marlon", 12.15)]} routes={NO_ROUTES} />,
  );
  expect(screen.getByRole("list").dataset["named"]).toBe("true");
  rerender(
    inPage(<MapMarkers map={map} markers={[car("Marlon", 12.15), car("Ruben", 12.16)]} routes={NO_ROUTES} />),
  );
  expect(screen.getByRole("list").dataset["named"]).toBeUndefined();
});
