import { describe, expect, it } from "vitest";
import type { PlaceKind } from "../place.ts";
import type { KnownPlace } from "./known-place.ts";
import { buildPlaceIndex } from "./place-index.ts";

type Told = { kind?: PlaceKind; area?: string; spellings?: string[]; popularity?: number };

function aPlace(name: string, { kind = "landmark", area = "", spellings = [], popularity = 0 }: Told = {}) {
  const place: KnownPlace = { id: name, name, kind, area, spellings, popularity, lat: 12.1, lng: -68.9 };
  return place;
}

function found(places: readonly KnownPlace[], q: string, limit = 5): string[] {
  return buildPlaceIndex(places)
    .search(q, limit)
    .map(({ name }) => name);
}

describe("a search among places", () => {
  const ISLAND = [
    aPlace("Mambo Beach", { kind: "beach", area: "Seaquarium", spellings: ["Playa Mambo"], popularity: 9 }),
    aPlace("Jan Thiel", { kind: "neighbourhood", popularity: 7 }),
    aPlace("Jan Thiel Beach", { kind: "beach", area: "Jan Thiel", popularity: 8 }),
    aPlace("World Trade Center", { area: "Piscadera", popularity: 3 }),
    aPlace("Westpunt", { kind: "village", popularity: 4 }),
    aPlace("Blue Bay", { kind: "hotel", popularity: 5 }),
  ];

  it("begins with what most people ask for while nothing is typed", () => {
    expect(found(ISLAND, "", 3)).toEqual(["Mambo Beach", "Jan Thiel Beach", "Jan Thiel"]);
    expect(found(ISLAND, "  !", 1)).toEqual(["Mambo Beach"]);
  });

  it("finds a place by its name, another spelling, its sound, a slip, its first letters and its initials", () => {
    expect(found(ISLAND, "Westpunt")[0]).toBe("Westpunt");
    expect(found(ISLAND, "playa mambo")[0]).toBe("Mambo Beach");
    expect(found(ISLAND, "vestpoent")[0]).toBe("Westpunt");
    expect(found(ISLAND, "westupnt")[0]).toBe("Westpunt");
    expect(found(ISLAND, "wes")[0]).toBe("Westpunt");
    expect(found(ISLAND, "wtc")[0]).toBe("World Trade Center");
    expect(found(ISLAND, "bluebay")[0]).toBe("Blue Bay");
  });

  it("has nothing for what is like no name", () => {
    expect(found(ISLAND, "zzzzzz")).toEqual([]);
    expect(found(ISLAND, "mxqbq")).toEqual([]);
  });

  it("gives as many as are asked for, each place once however many names it has", () => {
    expect(found(ISLAND, "jan thiel", 1)).toHaveLength(1);
    expect(found(ISLAND, "mambo").filter((name) => name === "Mambo Beach")).toHaveLength(1);
  });

  it("has what is asked for more before a namesake, and the shorter name where nothing else tells", () => {
    const two = [aPlace("Avila One", { popularity: 1 }), aPlace("Avila Two", { popularity: 6 })];
    expect(found(two, "avila")).toEqual(["Avila Two", "Avila One"]);
    expect(found([aPlace("Bon Bini Huis"), aPlace("Bon Bini Hus")], "bon bini").length).toBe(2);
    expect(found([aPlace("Salon Kenepa"), aPlace("Salon Knip")], "salon")).toEqual([
      "Salon Knip",
      "Salon Kenepa",
    ]);
  });

  it("has a place by its own name before another by a spelling of it", () => {
    const two = [aPlace("Landhuis A", { spellings: ["Brievengat"] }), aPlace("Brievengat")];
    expect(found(two, "brievengat")).toEqual(["Brievengat", "Landhuis A"]);
  });

  it("leaves out what only looks like a name, once a place has the words letter by letter", () => {
    const two = [aPlace("Sandals"), aPlace("Sandwich House")];
    expect(found(two, "sandals")).toEqual(["Sandals"]);
    expect(found([aPlace("Sandwich")], "sandals").length).toBe(0);
    expect(found([aPlace("Sandalos Baratos")], "sandals")).toEqual(["Sandalos Baratos"]);
  });

  it("takes the part of the island before its beach where a house is asked for", () => {
    expect(found(ISLAND, "jan thiel", 2)[0]).toBe("Jan Thiel");
    expect(found(ISLAND, "villa jan thiel", 2)[0]).toBe("Jan Thiel");
    const equal = [
      aPlace("Lagun", { kind: "beach", popularity: 3 }),
      aPlace("Lagun", { kind: "village", popularity: 1 }),
    ];
    const kinds = (q: string) =>
      buildPlaceIndex(equal)
        .search(q, 5)
        .map(({ kind }) => kind);
    expect(kinds("lagun")).toEqual(["beach", "village"]);
    expect(kinds("villa lagun")).toEqual(["village", "beach"]);
  });

  it("helps with the part of the island, and with the kind of place", () => {
    const two = [
      aPlace("Toko Santos", { kind: "supermarket", area: "Mahaai" }),
      aPlace("Toko Santos", { kind: "supermarket", area: "Westpunt" }),
    ];
    const areas = (q: string) =>
      buildPlaceIndex(two)
        .search(q, 5)
        .map(({ area }) => area);
    expect(areas("santos westpunt")[0]).toBe("Westpunt");
    expect(areas("santos mahaai")[0]).toBe("Mahaai");
    const kinds = [aPlace("Kura", { kind: "hotel" }), aPlace("Kura", { kind: "beach" })];
    expect(buildPlaceIndex(kinds).search("kura strand", 1)[0]?.kind).toBe("beach");
    expect(buildPlaceIndex(kinds).search("kura hotel", 1)[0]?.kind).toBe("hotel");
  });

  it("reads eighty letters of what is typed and no more", () => {
    expect(found(ISLAND, `mambo ${" ".repeat(80)}westpunt`, 1)).toEqual(["Mambo Beach"]);
  });

  it("is not troubled by one search when it makes the next", () => {
    const index = buildPlaceIndex(ISLAND);
    const first = index.search("mambo", 5);
    index.search("jan thiel", 5);
    expect(index.search("mambo", 5)).toEqual(first);
  });
});
