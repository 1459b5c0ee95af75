import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect, it } from "vitest";
import { getTileEndpoint, getTilesetEndpoint } from "../../../contract/places/tiles.endpoints.ts";
import { onEachDatabase } from "../../testing/test-server.ts";

/** Where the harbour is, with both bridges, and the town around it. */
const HARBOUR = { lat: 12.108, lng: -68.935 };
const AT_SEA = { lat: 12.05, lng: -69.1 };

onEachDatabase("the vector tiles", (server) => {
  const version = async () => {
    const { tiles } = await server.call(getTilesetEndpoint, {});
    return /tiles\/([^/]+)\//.exec(tiles[0] ?? "")?.[1] ?? "";
  };
  const tileAt = async (point: { lat: number; lng: number }, z: number) => {
    const response = await server.request(getTileEndpoint, {
      params: { version: await version(), z: String(z), ...addressOf(point, z) },
    });
    return { response, layers: new VectorTile(new PbfReader(response.rawPayload)).layers };
  };

  it("hold land, every street with its class, both bridges and the places around, where one looks closely", async () => {
    const { layers } = await tileAt(HARBOUR, 14);
    expect(Object.keys(layers)).toEqual(["land", "streets", "places"]);
    const streets = propertiesOf(layers["streets"]);
    expect(new Set(streets.map((street) => street["class"]))).toEqual(
      new Set(["primary", "residential", "foot"]),
    );
    expect(streets.filter(({ bridge }) => bridge === 1).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Queen Juliana Bridge", "Queen Emma Bridge"]),
    );
    expect(propertiesOf(layers["places"]).map(({ name }) => name)).toContain("Punda");
  });

  it("hold every street from the zoom at which a map of a district draws them", async () => {
    const { layers } = await tileAt(HARBOUR, 11);
    expect(propertiesOf(layers["streets"]).map((street) => street["class"])).toContain("residential");
    expect(layers["town"]).toBeUndefined();
  });

  it("hold main roads, the ground of the town and the best known places alone, where one sees the whole island", async () => {
    const { layers } = await tileAt(HARBOUR, 10);
    expect(layers["town"]?.length).toBeGreaterThan(100);
    expect(new Set(propertiesOf(layers["streets"]).map((street) => street["class"]))).toEqual(
      new Set(["primary"]),
    );
    for (const { rank } of propertiesOf(layers["places"])) expect(rank).toBeGreaterThanOrEqual(6);
  });

  it("are small enough for a phone: 60 kB packed at any zoom over the town", async () => {
    for (const z of [9, 10, 11, 12, 13, 14, 15]) {
      const { response } = await tileAt(HARBOUR, z);
      const packed = await server.request(getTileEndpoint, {
        params: { version: await version(), z: String(z), ...addressOf(HARBOUR, z) },
        headers: { "accept-encoding": "gzip" },
      });
      expect(packed.headers["content-encoding"]).toBe("gzip");
      expect(packed.rawPayload.length).toBeLessThan(60_000);
      expect(response.headers["content-encoding"]).toBeUndefined();
    }
  });

  it("are empty at sea", async () => {
    const { response } = await tileAt(AT_SEA, 14);
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0]);
  });

  it("may be kept for ever, and those of an earlier map are asked for again", async () => {
    const { response } = await tileAt(HARBOUR, 12);
    expect(response.headers["cache-control"]).toContain("immutable");
    const params = { version: "earlier", z: "12", ...addressOf(HARBOUR, 12) };
    const old = await server.request(getTileEndpoint, { params });
    expect([old.statusCode, old.headers["cache-control"]]).toEqual([200, "public, no-cache"]);
    const again = await server.request(getTileEndpoint, {
      params,
      headers: { "if-none-match": String(old.headers["etag"]) },
    });
    expect(again.statusCode).toBe(304);
  });

  it("are not there at an address that is none", async () => {
    for (const [z, x, y] of [
      ["2", "4", "0"],
      ["21", "0", "0"],
      ["x", "0", "0"],
    ] as const) {
      const response = await server.request(getTileEndpoint, { params: { version: "1", z, x, y } });
      expect(response.statusCode).toBe(404);
    }
  });
});

function addressOf({ lat, lng }: { lat: number; lng: number }, z: number) {
  const size = 2 ** z;
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return { x: String(Math.floor(((lng + 180) / 360) * size)), y: String(Math.floor(y * size)) };
}

function propertiesOf(layer: VectorTile["layers"][string] | undefined) {
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index).properties ?? {});
}
