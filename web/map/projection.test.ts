import { describe, expect, it } from "vitest";
import { flatten, fromScreen, panBy, toScreen, unflatten, viewOf, zoomAbout } from "./projection.ts";

const AIRPORT = { lat: 12.1846, lng: -68.9568 };
const WESTPUNT = { lat: 12.3705, lng: -69.1546 };
const PHONE = { width: 360, height: 200 };

describe("the map's projection", () => {
  it("brings a point back to where it was", () => {
    const back = unflatten(flatten(WESTPUNT));
    expect(back.lat).toBeCloseTo(WESTPUNT.lat, 9);
    expect(back.lng).toBeCloseTo(WESTPUNT.lng, 9);
  });

  it("keeps distances: Hato to Westpunt is 29.9 km as the bird flies", () => {
    const [a, b] = [flatten(AIRPORT), flatten(WESTPUNT)];
    expect(Math.hypot(a.x - b.x, a.y - b.y) / 1000).toBeCloseTo(29.8, 0);
  });

  it("shows both ends of a trip inside the frame", () => {
    const view = viewOf([AIRPORT, WESTPUNT], PHONE);
    for (const point of [AIRPORT, WESTPUNT]) {
      const at = toScreen(view, PHONE, flatten(point));
      expect(at.x).toBeGreaterThan(20);
      expect(at.x).toBeLessThan(PHONE.width - 20);
      expect(at.y).toBeGreaterThan(20);
      expect(at.y).toBeLessThan(PHONE.height - 20);
    }
  });

  it("keeps the point under the finger while zooming", () => {
    const view = viewOf([AIRPORT, WESTPUNT], PHONE);
    const finger = { x: 250, y: 60 };
    const before = fromScreen(view, PHONE, finger);
    const zoomed = zoomAbout(view, PHONE, finger, 1.7);
    const after = toScreen(zoomed, PHONE, before);
    expect(after.x).toBeCloseTo(finger.x, 6);
    expect(after.y).toBeCloseTo(finger.y, 6);
  });

  it("never loses the island, however far it is dragged or zoomed out", () => {
    let view = viewOf([], PHONE);
    for (let step = 0; step < 50; step += 1)
      view = zoomAbout(panBy(view, PHONE, { x: 500, y: 300 }), PHONE, { x: 0, y: 0 }, 0.8);
    const airport = toScreen(view, PHONE, flatten(AIRPORT));
    expect(Math.abs(airport.x - PHONE.width / 2)).toBeLessThan(PHONE.width);
    expect(Math.abs(airport.y - PHONE.height / 2)).toBeLessThan(PHONE.height);
  });
});
