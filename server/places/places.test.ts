import { expect, it } from "vitest";
import { decodeLine } from "../../contract/places/drawn-line.ts";
import { AIRPORT_LOCATION, DEFAULT_LOCATION } from "../../contract/places/place-points.ts";
import {
  findNearestPlace,
  getDirections,
  getMap,
  getMapStreets,
  suggestPlaces,
} from "../../contract/places/places.endpoints.ts";
import { onEachDatabase } from "../testing/test-house.ts";

onEachDatabase("the places calls", (house) => {
  it("find a place from a misspelt name, with what kind it is and where", async () => {
    const { results, approximate } = await house.call(suggestPlaces, {
      query: { q: "mambo bech", limit: 3 },
    });
    expect(results[0]).toEqual({
      name: "Mambo Beach",
      kind: "beach",
      area: "Bapor Kibra",
      lat: 12.08654,
      lng: -68.89902,
    });
    expect(results.length).toBeLessThanOrEqual(3);
    expect(approximate).toBe(false);
  });

  it("offer what is asked for most before anything is typed", async () => {
    const { results } = await house.call(suggestPlaces, { query: {} });
    expect(results.map(({ name }) => name)).toContain("Curaçao International Airport (Hato)");
    expect(results).toHaveLength(8);
  });

  it("name the place a point is at, and the one it is near", async () => {
    const at = await house.call(findNearestPlace, { query: AIRPORT_LOCATION });
    expect(at).toMatchObject({ name: "Curaçao International Airport (Hato)", near: false });
    const near = await house.call(findNearestPlace, { query: { lat: 12.0885, lng: -68.8965 } });
    expect(near).toMatchObject({ near: true });
    const middle = await house.call(findNearestPlace, { query: DEFAULT_LOCATION });
    expect(middle.name).not.toBe("");
  });

  it("refuse a point at sea, on another island or on the far side of the globe, with a sentence", async () => {
    for (const point of [
      { lat: 12.05, lng: -69.0 },
      { lat: 11.99, lng: -68.644 },
      { lat: 12.15, lng: -68.27 },
      { lat: 52.37, lng: 4.9 },
    ]) {
      const nearest = await house.ask(findNearestPlace, { query: point });
      expect(nearest.statusCode).toBe(422);
      expect(nearest.json()).toMatchObject({
        code: "off_island",
        error: expect.stringContaining("not on Curaçao"),
      });
      const drive = await house.ask(getDirections, {
        query: { from: `${point.lat},${point.lng}`, to: "12.1846,-68.9568" },
      });
      expect([drive.statusCode, drive.json().code]).toEqual([422, "off_island"]);
    }
  });

  it("give kilometres, minutes and a line from door to door", async () => {
    const drive = await house.call(getDirections, {
      query: { from: "12.1846,-68.9568", to: "12.08654,-68.89902" },
    });
    expect(drive.distance_km).toBeGreaterThan(14.5);
    expect(drive.distance_km).toBeLessThan(17);
    expect(drive.duration_min).toBeGreaterThan(15);
    expect(drive.duration_min).toBeLessThan(35);
    expect(drive.geometry[0]).toEqual([12.1846, -68.9568]);
    expect(drive.geometry[drive.geometry.length - 1]).toEqual([12.08654, -68.89902]);
    expect(drive.approximate).toBe(false);
  });

  it("name the field that is not a point or not a number", async () => {
    for (const query of [
      { from: "airport", to: "12.1,-68.9" },
      { from: "12.1,-68.9", to: "95,-68.9" },
    ]) {
      const response = await house.ask(getDirections, { query });
      expect([response.statusCode, response.json().code]).toEqual([400, "invalid_input"]);
    }
    const nearest = await house.app.inject({ url: "/api/places/nearest?lat=here" });
    expect(nearest.json().fields).toMatchObject({ lat: expect.any(String), lng: expect.any(String) });
  });

  it("send a map of coast, roads and names small enough for a phone, once", async () => {
    const response = await house.ask(getMap, {});
    expect(response.body.length).toBeLessThan(120_000);
    const map = await house.call(getMap, {});
    expect(map.detail).toBe("sketch");
    expect(decodeLine(map.coast[0] ?? "").length).toBeGreaterThan(200);
    expect(map.roads.length).toBeGreaterThan(150);
    expect(map.labels[0]?.rank).toBe(9);
    expect(map.credits.join()).toContain("OpenStreetMap contributors");
    const again = await house.ask(getMap, { headers: { "if-none-match": String(response.headers["etag"]) } });
    expect(again.statusCode).toBe(304);
  });

  it("send no streets without an imported map, and refuse to send the whole island's", async () => {
    const { streets } = await house.call(getMapStreets, {
      query: { south: 12.1, west: -68.95, north: 12.12, east: -68.93 },
    });
    expect(streets).toEqual([]);
    const all = await house.ask(getMapStreets, {
      query: { south: 12, west: -69.2, north: 12.4, east: -68.7 },
    });
    expect(all.statusCode).toBe(400);
  });
});
