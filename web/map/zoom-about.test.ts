import { expect, it } from "vitest";
import type { MapMarker } from "./map-marker.ts";
import { heartOf } from "./zoom-about.ts";

const marker = (id: string, kind: MapMarker["kind"], lat: number, lng: number): MapMarker => ({
  id,
  kind,
  lat,
  lng,
  label: id,
});
const PUNDA = marker("punda", "car", 12.106, -68.933);
const OTROBANDA = marker("otrobanda", "waiting", 12.108, -68.938);
const SALINJA = marker("salinja", "car", 12.098, -68.907);
const WESTPUNT = marker("westpunt", "car", 12.372, -69.152);

it("comes closer where most cars and passengers are, and not to the sea between them", () => {
  const heart = heartOf([WESTPUNT, PUNDA, OTROBANDA, SALINJA, marker("end", "end", 12.4, -69.2)]);
  expect([PUNDA, OTROBANDA]).toContain(heart);
});

it("comes closer to the chosen ride where one is chosen, and to the middle where nobody is in sight", () => {
  const start = marker("start-7", "start", 12.3, -69.1);
  expect(heartOf([PUNDA, start, SALINJA])).toBe(start);
  expect(heartOf([marker("end", "end", 12.4, -69.2)])).toBeNull();
});
