import { expect, it } from "vitest";
import { AIRPORT_LOCATION, DEFAULT_LOCATION } from "../../domain/places/place-points.ts";
import { findNearestPlaceEndpoint, getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { suggestPlacesEndpoint } from "../../contract/places/places.endpoints.ts";
import type { Language } from "../../domain/languages.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("the places calls", (server) => {
  it("find a place from a misspelt name, with what kind it is and where", async () => {
    const { results, approximate } = await server.call(suggestPlacesEndpoint, {
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
    const { results } = await server.call(suggestPlacesEndpoint, { query: {} });
    expect(results.map(({ name }) => name)).toContain("Curaçao International Airport (Hato)");
    expect(results).toHaveLength(8);
  });

  it("name the place a point is at, and the one it is near", async () => {
    const at = await server.call(findNearestPlaceEndpoint, { query: AIRPORT_LOCATION });
    expect(at).toMatchObject({ name: "Curaçao International Airport (Hato)", near: false });
    const near = await server.call(findNearestPlaceEndpoint, { query: { lat: 12.0885, lng: -68.8965 } });
    expect(near).toMatchObject({ near: true });
    const middle = await server.call(findNearestPlaceEndpoint, { query: DEFAULT_LOCATION });
    expect(middle.name).not.toBe("");
  });

  it("meet a pin on the runway or in the refinery with a sentence and the nearest street", async () => {
    for (const [point, why] of [
      [{ lat: 12.1889, lng: -68.9598 }, "runway"],
      [{ lat: 12.1295, lng: -68.936 }, "refinery"],
    ] as const) {
      const pin = await server.call(findNearestPlaceEndpoint, { query: point });
      expect(pin.off_street).toBe(why);
      expect(pin.off_street_sentence).toContain("nearest");
      expect(pin.street?.distance_m).toBeGreaterThan(50);
      const there = await server.call(findNearestPlaceEndpoint, {
        query: { lat: pin.street?.lat ?? 0, lng: pin.street?.lng ?? 0 },
      });
      expect(there.street?.distance_m).toBe(0);
    }
  });

  it("take a pin at a door as it is, with the nearest place and the street it is at", async () => {
    const door = await server.call(findNearestPlaceEndpoint, { query: { lat: 12.1105, lng: -68.9105 } });
    expect(door.off_street).toBeUndefined();
    expect(door.street?.distance_m).toBeLessThan(100);
    expect(door.name).not.toBe("");
  });

  it("have nothing against a pin at a beach or a pier that has a name", async () => {
    for (const point of [
      { lat: 12.08654, lng: -68.89902 },
      { lat: 12.104636, lng: -68.941739 },
    ]) {
      const pin = await server.call(findNearestPlaceEndpoint, { query: point });
      expect([pin.near, pin.off_street]).toEqual([false, undefined]);
    }
  });

  it("name the nearest street to a point at sea that they refuse", async () => {
    const refused = await server.request(findNearestPlaceEndpoint, { query: { lat: 12.05, lng: -69.0 } });
    expect(refused.json().nearest_street).toMatchObject({ lat: expect.any(Number), lng: expect.any(Number) });
  });

  it("say in the reader's language that a pin is where no car can go, and nothing of the sea to who is abroad", async () => {
    const sentenceAt = async (query: { lat: number; lng: number; language: Language }) =>
      (await server.request(findNearestPlaceEndpoint, { query })).json().off_street_sentence;
    const onTheRunway = { lat: 12.1889, lng: -68.9599 };
    const atSea = { lat: 12.05, lng: -69.0 };
    expect(await sentenceAt({ ...onTheRunway, language: "nl" })).toContain("startbaan");
    expect(await sentenceAt({ ...onTheRunway, language: "pap" })).toContain("pista");
    expect(await sentenceAt({ ...atSea, language: "es" })).toContain("agua");
    expect(await sentenceAt({ lat: 52.37, lng: 4.9, language: "en" })).toBeUndefined();
  });

  it("refuse a point at sea, on another island or on the far side of the globe, with a sentence", async () => {
    for (const point of [
      { lat: 12.05, lng: -69.0 },
      { lat: 11.99, lng: -68.644 },
      { lat: 12.15, lng: -68.27 },
      { lat: 52.37, lng: 4.9 },
    ]) {
      const nearest = await server.request(findNearestPlaceEndpoint, { query: point });
      expect(nearest.statusCode).toBe(422);
      expect(nearest.json()).toMatchObject({
        code: "off_island",
        error: expect.stringContaining("isn't on Curaçao"),
      });
      const drive = await server.request(getDirectionsEndpoint, {
        query: { from: `${point.lat},${point.lng}`, to: "12.1846,-68.9568" },
      });
      expect([drive.statusCode, drive.json().code]).toEqual([422, "off_island"]);
    }
  });

  it("give kilometres, minutes and a line from door to door", async () => {
    const drive = await server.call(getDirectionsEndpoint, {
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
      const response = await server.request(getDirectionsEndpoint, { query });
      expect([response.statusCode, response.json().code]).toEqual([400, "invalid_input"]);
    }
    const nearest = await server.app.inject({ url: "/api/places/nearest?lat=here" });
    expect(nearest.json().fields).toMatchObject({ lat: expect.any(String), lng: expect.any(String) });
  });
});
