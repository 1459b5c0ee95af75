import { describe, expect, it } from "vitest";
import { AIRPORT_LOCATION } from "../../domain/places/place-points.ts";
import { ZONE_KEYS } from "../../domain/fares/zones.ts";
import { isOnIsland, readCoast } from "./coast.ts";
import { findPlaceByName, knownPlaces, readPlaces } from "./place-book.ts";
import { isAirport, zoneAt } from "./zones.ts";

describe("the place book", () => {
  it("knows at least 400 places, each on the island, once, and in a part of it", () => {
    const coast = readCoast();
    const places = knownPlaces();
    expect(places.length).toBeGreaterThanOrEqual(400);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    expect(places.filter((place) => !isOnIsland(place, coast)).map(({ name }) => name)).toEqual([]);
    expect(places.filter(({ area }) => area === "")).toEqual([]);
  });

  it("finds a place by its exact name or another spelling, whatever the accents and capitals", () => {
    expect(findPlaceByName("curacao marriott beach resort")?.name).toBe("Curaçao Marriott Beach Resort");
    expect(findPlaceByName("  Vliegveld ")?.kind).toBe("airport");
    expect(findPlaceByName("Saliña")?.name).toBe("Salinja");
    expect(findPlaceByName("nowhere at all")).toBeNull();
    expect(findPlaceByName("")).toBeNull();
  });

  it("names the invalid line of the file", () => {
    const heading = "id,name,kind,area,lat,lng,popularity,source,accuracy_m,spellings\n";
    expect(() => readPlaces(`${heading}snack,Snack,snackbar,Punda,12.1,-68.9,1,memory,300,`)).toThrow(
      /place "snack"/,
    );
    const [place] = readPlaces(
      `# a note\n${heading}a,"Snack, the ""Best""",restaurant,Punda,12.1,-68.9,1,memory,300,x | y\n`,
    );
    expect(place).toMatchObject({ name: 'Snack, the "Best"', spellings: ["x", "y"] });
  });
});

describe("the fixed-rate zones", () => {
  const named: ReadonlyArray<readonly [string, string]> = [
    ["Julianadorp", "julianadorp"],
    ["Emmastad", "emmastad"],
    ["Piscadera", "piscadera"],
    ["Curaçao Marriott Beach Resort", "piscadera"],
    ["Blue Bay Beach", "blue-bay"],
    ["Sint Michiel", "sint-michiel"],
    ["Punda", "punda"],
    ["Otrobanda", "otrobanda"],
    ["Pietermaai", "pietermaai"],
    ["Avila Beach Hotel", "pietermaai"],
    ["Mega Pier Cruise Terminal", "cruise-piers"],
    ["Salinja", "salinja"],
    ["Mambo Beach", "mambo"],
    ["Curaçao Sea Aquarium", "seaquarium"],
    ["Sunscape Curaçao Resort", "seaquarium"],
    ["Jan Thiel", "jan-thiel"],
    ["Jan Thiel Beach", "jan-thiel"],
    ["Caracasbaai Beach", "caracasbaai"],
    ["Barber", "barber"],
    ["Soto", "soto"],
    ["Sint Willibrordus", "sint-willibrordus"],
    ["Daaibooi", "daaibooi"],
    ["Playa Porto Marie", "porto-marie"],
    ["Cas Abao", "cas-abao"],
    ["Sandals Royal Curaçao", "santa-barbara"],
    ["Newport", "newport"],
    ["Playa Lagun", "lagun"],
    ["Grote Knip (Kenepa Grandi)", "knip"],
    ["Westpunt", "westpunt"],
    ["Playa Kalki", "westpunt"],
  ];

  it.each(named)("put %s in %s", (name, zone) => {
    const place = findPlaceByName(name);
    expect(place && zoneAt(place)).toBe(zone);
  });

  it("hold at least one known place each, and none at the airport", () => {
    const held = new Set(knownPlaces().map((place) => zoneAt(place)));
    expect(ZONE_KEYS.filter((zone) => !held.has(zone))).toEqual([]);
    expect(zoneAt(AIRPORT_LOCATION)).toBeNull();
  });

  it("know the airport from what lies beside it", () => {
    expect(isAirport(AIRPORT_LOCATION)).toBe(true);
    expect(isAirport({ lat: 12.18889, lng: -68.95972 })).toBe(true);
    expect(isAirport(findPlaceByName("Airport Hotel Hato") ?? AIRPORT_LOCATION)).toBe(false);
    expect(isAirport(findPlaceByName("Hato Caves") ?? AIRPORT_LOCATION)).toBe(false);
  });
});
