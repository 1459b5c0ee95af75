import { screen } from "@testing-library/react";
import { type Map as LeafletMap, map as createMap } from "leaflet";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPart } from "../../testing/render.tsx";
import { MapMarkers } from "../map-markers.tsx";
import type { MapMarker } from "../map-marker.ts";

let map: LeafletMap;
const clusterText = (members: readonly MapMarker[]) => `${members.length} cars here`;
const NO_ROUTES: never[] = [];

function car(name: string, lat: number, onSelect = () => undefined): MapMarker {
  return { id: name, kind: "car", lat, lng: -68.95, name, label: name, onSelect };
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const ground = document.createElement("div");
  Object.defineProperties(ground, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.append(ground);
  map = createMap(ground, { zoomControl: false, zoomAnimation: false, maxZoom: 18, zoomSnap: 0 }).setView(
    [12.15, -68.95],
    11,
  );
});
afterEach(() => {
  map.remove();
});

it("opens by zooming in, and goes on at the first of its cars for whoever has no mouse", async () => {
  const cars = [car("Marlon", 12.15), car("Yara", 12.151), car("Ruben", 12.3)];
  const { user } = renderPart(
    <MapMarkers map={map} markers={cars} routes={NO_ROUTES} clusterText={clusterText} />,
  );
  expect(screen.queryByRole("button", { name: "Marlon" })).toBeNull();
  expect(screen.getByRole("button", { name: "Ruben" })).toBeTruthy();
  screen.getByRole("button", { name: "2 cars here" }).focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(await screen.findByRole("button", { name: "Marlon" }));
  expect(screen.getByRole("button", { name: "Yara" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "2 cars here" })).toBeNull();
});

it("opens by zooming the map as well", async () => {
  renderPart(
    <MapMarkers
      map={map}
      markers={[car("Marlon", 12.15), car("Yara", 12.151)]}
      routes={NO_ROUTES}
      clusterText={clusterText}
    />,
  );
  expect(screen.getAllByRole("button")).toHaveLength(1);
  map.setZoom(17, { animate: false });
  expect(await screen.findByRole("button", { name: "Yara" })).toBeTruthy();
});

it("opens cars at the very same door into a ring, and closes it again", async () => {
  const select = vi.fn();
  const { user } = renderPart(
    <MapMarkers
      map={map}
      markers={[car("Marlon", 12.15), car("Yara", 12.15, select)]}
      routes={NO_ROUTES}
      clusterText={clusterText}
    />,
  );
  const cluster = screen.getByRole("button", { name: "2 cars here" });
  await user.click(cluster);
  expect(cluster.getAttribute("aria-expanded")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Yara" }));
  expect(select).toHaveBeenCalledOnce();
  await user.click(cluster);
  expect(screen.queryByRole("button", { name: "Yara" })).toBeNull();
});
