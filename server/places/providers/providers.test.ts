import { afterEach, describe, expect, it } from "vitest";
import type { KnownPlace } from "../../../domain/places/search/known-place.ts";
import { encodeLine } from "../../../domain/places/drawn-line.ts";
import { buildMaps } from "../build-maps.ts";
import { readCoast } from "../coast.ts";
import { OffIsland } from "../ports.ts";
import { openLocalService, type Answer, type Asked } from "../../testing/local-service.ts";
import { placesWithFallBack } from "./fall-back.ts";
import { photon } from "./photon.ts";
import { providedPlaces } from "./provided-place.ts";

const AIRPORT = { lat: 12.1846, lng: -68.9568 };
const MAMBO = { lat: 12.0865, lng: -68.899 };
const AT_SEA = { lat: 12.05, lng: -69.0 };
const LINE: Array<[number, number]> = [
  [12.1846, -68.9568],
  [12.14, -68.93],
  [12.0865, -68.899],
];

const open: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function localProvider(answer: (asked: Asked) => Answer) {
  const provider = await openLocalService(answer);
  open.push(provider.close);
  return provider;
}

describe("maps from OpenStreetMap servers", () => {
  it("find places with Photon, kept to the island", async () => {
    const provider = await localProvider(() => ({
      json: {
        features: [
          feature("Hotel Astoria", "tourism", "hotel", [-68.93, 12.11], { district: "Scharloo" }),
          feature("Hotel Astoria", "tourism", "hotel", [4.9, 52.37], { city: "Amsterdam" }),
          feature(undefined, "building", "yes", [-68.92, 12.12], { street: "Kaya Test", housenumber: "12" }),
        ],
      },
    }));
    const { places } = buildMaps({ provider: "osm", photonUrl: `${provider.url}/` });
    const answer = await places.suggest({ q: "astoria", limit: 5 });
    expect(answer).toEqual({
      approximate: false,
      places: [
        { name: "Hotel Astoria", kind: "hotel", area: "Scharloo", lat: 12.11, lng: -68.93 },
        { name: "Kaya Test 12", kind: "address", area: "Curaçao", lat: 12.12, lng: -68.92 },
      ],
    });
    expect(provider.asked[0]?.query.get("bbox")).toBe("-69.17,12.03,-68.73,12.4");
  });

  it("answer a nickname of the island before what Photon makes of it", async () => {
    const provider = await localProvider(() => ({
      json: { features: [feature("Centrum Pizza", "amenity", "restaurant", [-68.9, 12.11], {})] },
    }));
    const { places } = buildMaps({ provider: "osm", photonUrl: provider.url });
    const answer = await places.suggest({ q: "centrum", limit: 5 });
    expect(answer.places.map(({ name }) => name)).toEqual(["Willemstad Centre", "Centrum Pizza"]);
  });

  it("answer what the desk keeps, by a part of its name or nearly, before what Photon makes of it", async () => {
    const provider = await localProvider(() => ({
      json: { features: [feature("Zjozjoli Bar", "amenity", "bar", [-68.9, 12.11], {})] },
    }));
    const maps = buildMaps({ provider: "osm", photonUrl: provider.url });
    const kept: KnownPlace = {
      id: "desk-kas-di-zjozjoli",
      name: "Kas di Zjozjoli",
      kind: "restaurant",
      area: "Barber",
      lat: 12.3,
      lng: -69.08,
      popularity: 3,
      spellings: [],
    };
    const { places } = maps.withBook([...maps.book, kept], [kept]);
    for (const q of ["zjozjoli", "kas di zjozjoly"]) {
      const found = (await places.suggest({ q, limit: 5 })).places;
      expect(found.map(({ name }) => name)).toEqual(["Kas di Zjozjoli", "Zjozjoli Bar"]);
    }
  });

  it("name a point with Photon and with Nominatim", async () => {
    const provider = await localProvider(({ path, query }) =>
      path === "/reverse" && query.get("format") === null
        ? {
            json: {
              features: [feature("Kaya Flamboyan", "highway", "residential", [-68.9075, 12.1215], {})],
            },
          }
        : {
            json: {
              lat: "12.1215",
              lon: "-68.9075",
              name: "Kaya Flamboyan",
              display_name: "Kaya Flamboyan, Willemstad",
              category: "highway",
              type: "residential",
              address: { suburb: "Saliña" },
            },
          },
    );
    const point = { lat: 12.1216, lng: -68.9075 };
    const byPhoton = buildMaps({ provider: "osm", photonUrl: provider.url });
    expect((await byPhoton.places.nearest(point)).place).toMatchObject({
      name: "Kaya Flamboyan",
      kind: "street",
      near: false,
    });
    const byNominatim = buildMaps({ provider: "osm", nominatimUrl: provider.url });
    expect((await byNominatim.places.nearest(point)).place).toMatchObject({
      name: "Kaya Flamboyan",
      kind: "street",
      area: "Saliña",
      near: false,
    });
  });

  it("find places with Nominatim, asked for Curaçao only", async () => {
    const provider = await localProvider(() => ({
      json: [
        {
          lat: "12.1",
          lon: "-68.9",
          name: "Playa X",
          display_name: "Playa X, Willemstad",
          category: "natural",
          type: "beach",
        },
      ],
    }));
    const { places } = buildMaps({ provider: "osm", nominatimUrl: provider.url });
    const answer = await places.suggest({ q: "playa x", limit: 5 });
    expect(answer.places).toEqual([
      { name: "Playa X", kind: "beach", area: "Curaçao", lat: 12.1, lng: -68.9 },
    ]);
    const asked = provider.asked[0];
    expect([asked?.path, asked?.query.get("countrycodes"), asked?.query.get("bounded")]).toEqual([
      "/search",
      "cw",
      "1",
    ]);
  });

  it("drive with OSRM", async () => {
    const provider = await localProvider(() => ({
      json: { code: "Ok", routes: [{ distance: 15_800, duration: 1_440, geometry: encodeLine(LINE) }] },
    }));
    const { routes } = buildMaps({ provider: "osm", osrmUrl: provider.url });
    const route = await routes.route({ from: AIRPORT, to: MAMBO });
    expect(route).toEqual({ distanceKm: 15.8, durationMin: 24, geometry: LINE, approximate: false });
    expect(provider.asked[0]?.path).toBe("/route/v1/driving/-68.9568,12.1846;-68.899,12.0865");
  });
});

describe("maps from Google", () => {
  it("find, name and drive with the server's key, limited to Curaçao", async () => {
    const provider = await localProvider(({ path }) => {
      if (path.includes("searchText")) {
        return {
          json: {
            places: [
              {
                displayName: { text: "Avila Beach Hotel" },
                location: { latitude: 12.1012, longitude: -68.9218 },
                types: ["lodging"],
                addressComponents: [{ longText: "Pietermaai", types: ["neighborhood"] }],
              },
              { displayName: { text: "Avila, Spain" }, location: { latitude: 40.6, longitude: -4.7 } },
            ],
          },
        };
      }
      if (path.includes("geocode")) {
        return {
          json: {
            status: "OK",
            results: [
              {
                formatted_address: "Penstraat 130, Willemstad, Curaçao",
                geometry: { location: { lat: 12.1012, lng: -68.9218 } },
                types: ["street_address"],
              },
            ],
          },
        };
      }
      return {
        json: {
          routes: [
            { distanceMeters: 15_800, duration: "1440s", polyline: { encodedPolyline: encodeLine(LINE) } },
          ],
        },
      };
    });
    const maps = buildMaps({
      provider: "google",
      googleKey: "server-key",
      fetch: provider.fetchHere,
    });
    const found = await maps.places.suggest({ q: "avila hotl", limit: 5 });
    expect(found.places).toEqual([
      { name: "Avila Beach Hotel", kind: "hotel", area: "Pietermaai", lat: 12.1012, lng: -68.9218 },
    ]);
    const named = await maps.places.nearest({ lat: 12.1013, lng: -68.9218 });
    expect(named.place).toMatchObject({ name: "Penstraat 130", kind: "address", near: false });
    const route = await maps.routes.route({ from: AIRPORT, to: MAMBO });
    expect(route).toMatchObject({ distanceKm: 15.8, durationMin: 24, approximate: false });
    const [search, , drive] = provider.asked;
    expect(search?.headers["x-goog-api-key"]).toBe("server-key");
    expect(search?.path).not.toContain("server-key");
    expect(JSON.parse(search?.body ?? "{}")).toMatchObject({
      regionCode: "CW",
      locationRestriction: { rectangle: {} },
    });
    expect(JSON.parse(drive?.body ?? "{}")).toMatchObject({ travelMode: "DRIVE" });
  });
});

describe("a provider that fails", () => {
  const failures: Array<[string, () => Answer]> = [
    ["answers an error", () => ({ status: 500, json: {} })],
    ["answers nonsense", () => ({ text: "<html>busy</html>" })],
    ["answers another shape", () => ({ json: { features: 1, places: 1, routes: 1 } })],
    ["does not answer in time", () => "silence"],
  ];
  it.each(failures)("and %s is replaced by our own, which says that it is approximate", async (_, answer) => {
    const provider = await localProvider(answer);
    const settings = {
      photonUrl: provider.url,
      osrmUrl: provider.url,
      googleKey: "k",
      timeoutMs: 50,
    };
    for (const name of ["osm", "google"] as const) {
      const { places, routes } = buildMaps({ ...settings, provider: name, fetch: provider.fetchHere });
      const found = await places.suggest({ q: "mambo", limit: 3 });
      expect([found.places[0]?.name, found.approximate]).toEqual(["Mambo Beach", true]);
      const nearest = await places.nearest(AIRPORT);
      expect([nearest.place.kind, nearest.approximate]).toEqual(["airport", true]);
      const route = await routes.route({ from: AIRPORT, to: MAMBO });
      expect(route.approximate).toBe(true);
      expect(route.distanceKm).toBeGreaterThan(14);
    }
  });

  it("is not asked again for every letter, and is asked again later", async () => {
    let broken = true;
    const provider = await localProvider(() =>
      broken ? { status: 503, json: {} } : { json: { features: [] } },
    );
    const own = buildMaps({ provider: "embedded" }).places;
    let now = 0;
    const source = photon(provider.url, { fetch, timeoutMs: 1_000 });
    const places = placesWithFallBack(
      providedPlaces(source, { own, ofDesk: [], coast: readCoast() }),
      own,
      () => now,
    );
    for (const q of ["mxa", "mxam", "mxamb", "mxambo", "mxambo b"]) await places.suggest({ q, limit: 3 });
    expect(provider.asked).toHaveLength(3);
    broken = false;
    now += 10_000;
    expect((await places.suggest({ q: "mxambo be", limit: 3 })).approximate).toBe(false);
    expect(provider.asked).toHaveLength(4);
  });

  it("is never asked about a point at sea", async () => {
    const provider = await localProvider(() => ({ json: {} }));
    const { places, routes } = buildMaps({
      provider: "osm",
      photonUrl: provider.url,
      osrmUrl: provider.url,
    });
    await expect(places.nearest(AT_SEA)).rejects.toThrow(OffIsland);
    await expect(routes.route({ from: AIRPORT, to: AT_SEA })).rejects.toThrow(OffIsland);
    expect(provider.asked).toHaveLength(0);
  });
});

function feature(
  name: string | undefined,
  osm_key: string,
  osm_value: string,
  coordinates: [number, number],
  more: Record<string, string>,
) {
  return {
    geometry: { coordinates },
    properties: { ...(name ? { name } : {}), osm_key, osm_value, ...more },
  };
}
