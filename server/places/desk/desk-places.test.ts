import { describe, expect, it } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import {
  addPlaceEndpoint,
  editPlaceEndpoint,
  listDeskPlacesEndpoint,
} from "../../../contract/places/desk-places.endpoints.ts";
import { findNearestPlaceEndpoint } from "../../../contract/places/routes.endpoints.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import { getTilesetEndpoint } from "../../../contract/places/tiles.endpoints.ts";
import { updateRideEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { bookARide } from "../../testing/rides.ts";
import { databaseKinds, openTestDatabase } from "../../testing/test-databases.ts";
import { onEachDatabase, openTestServer, type TestServer } from "../../testing/test-server.ts";

/** In the west of the island, away from every place that comes with the product. */
const IN_THE_WEST = { lat: 12.3, lng: -69.08 };
const AT_SEA = { lat: 12.05, lng: -69.1 };

function asOperator(server: TestServer) {
  return makeAccount(server, { role: "operator" });
}

async function findPlaces(server: TestServer, q: string) {
  return (await server.call(suggestPlacesEndpoint, { query: { q, limit: 3 } })).results;
}

onEachDatabase("the desk's places", (server) => {
  it("are found, named and drawn from the moment they are added, and written down with who did it", async () => {
    const { token, username } = await asOperator(server);
    const drawn = (await server.call(getTilesetEndpoint, {})).tiles;
    const added = await server.call(addPlaceEndpoint, {
      token,
      body: { name: "Kas di Zjozjoli", kind: "restaurant", ...IN_THE_WEST, spellings: ["Zjozjoli's"] },
    });
    expect(added).toMatchObject({ origin: "desk", version: 1, retired: false, changed_by: username });
    expect((await findPlaces(server, "zjozjoly"))[0]).toMatchObject({ name: "Kas di Zjozjoli" });
    const { name, near } = await server.call(findNearestPlaceEndpoint, { query: IN_THE_WEST });
    expect([name, near]).toEqual(["Kas di Zjozjoli", false]);
    expect((await server.call(getTilesetEndpoint, {})).tiles).not.toEqual(drawn);

    const staff = await makeAccount(server, { role: "staff" });
    const [entry] = await server.call(listAuditLogEndpoint, { token: staff.token, query: { limit: 1 } });
    expect(entry).toMatchObject({
      action: "add_place",
      actor: username,
      subject: "place Kas di Zjozjoli",
      detail: { kind: "restaurant", ...IN_THE_WEST },
    });
  });

  it("are moved and renamed: trips by the name go to the new point, and the old name still finds it", async () => {
    const { token } = await asOperator(server);
    const [found] = await server.call(listDeskPlacesEndpoint, { token, query: { q: "Playa Lagun" } });
    if (!found) throw new Error("the book has no Playa Lagun");
    const moved = { lat: 12.17, lng: -68.99 };
    const edited = await server.call(editPlaceEndpoint, {
      token,
      params: { id: found.id },
      body: { ...moved, name: "Playa Zjozjoli", version: found.version },
    });
    expect(edited).toMatchObject({ name: "Playa Zjozjoli", ...moved, version: 1, origin: "product" });
    expect(edited.area).not.toBe(found.area);
    expect((await findPlaces(server, "playa zjozjoli"))[0]).toMatchObject(moved);
    expect((await findPlaces(server, "playa lagun"))[0]).toMatchObject({ name: "Playa Zjozjoli" });

    const ride = await bookARide(server, {
      pickup_location: "Playa Zjozjoli",
      pickup_lat: null,
      pickup_lng: null,
    });
    expect([ride.pickup_lat, ride.pickup_lng]).toEqual([moved.lat, moved.lng]);
  });

  it("are retired and brought back: neither found nor named meanwhile, and still there for the desk", async () => {
    const { token } = await asOperator(server);
    const [found] = await server.call(listDeskPlacesEndpoint, { token, query: { q: "Hato Caves" } });
    if (!found) throw new Error("the book has no Hato Caves");
    const retire = (retired: boolean) =>
      server.call(editPlaceEndpoint, { token, params: { id: found.id }, body: { retired } });
    const nameThere = async () =>
      (await server.call(findNearestPlaceEndpoint, { query: { lat: found.lat, lng: found.lng } })).name;

    await retire(true);
    expect((await findPlaces(server, "Hato Caves")).map(({ name }) => name)).not.toContain("Hato Caves");
    expect(await nameThere()).not.toBe("Hato Caves");
    const [seen] = await server.call(listDeskPlacesEndpoint, { token, query: { q: "Hato Caves" } });
    expect(seen).toMatchObject({ id: found.id, retired: true });
    // A browser has the book that came with the page.
    expect((await server.call(getConfigEndpoint, {})).map.retired_places).toEqual([found.name]);

    await retire(false);
    expect(await nameThere()).toBe("Hato Caves");
    expect((await server.call(getConfigEndpoint, {})).map.retired_places).toEqual([]);
  });

  it("change nothing about a ride that is booked: it keeps its name, its point and its way", async () => {
    const { token } = await asOperator(server);
    const [found] = await server.call(listDeskPlacesEndpoint, { token, query: { q: "Jan Thiel Beach" } });
    if (!found) throw new Error("the book has no Jan Thiel Beach");
    const { name, lat, lng } = found;
    const booked = await bookARide(server, { dropoff_location: name, dropoff_lat: lat, dropoff_lng: lng });
    await server.call(editPlaceEndpoint, { token, params: { id: found.id }, body: { ...IN_THE_WEST } });
    const edited = await server.call(updateRideEndpoint, {
      token,
      params: { id: booked.id },
      body: { passenger_count: 3 },
    });
    for (const field of ["dropoff_location", "dropoff_lat", "dropoff_lng", "distance_km"] as const) {
      expect([field, edited[field]]).toEqual([field, booked[field]]);
    }
  });

  it("are listed without a text by what the desk changed, the last first", async () => {
    const { token } = await asOperator(server);
    const fields = { kind: "spot", lat: 12.25, lng: -69.05 } as const;
    const first = await server.call(addPlaceEndpoint, { token, body: { ...fields, name: "Luna Bieu" } });
    server.clock.advance(1_000);
    await server.call(addPlaceEndpoint, { token, body: { ...fields, name: "Luna Nobo" } });
    server.clock.advance(1_000);
    await server.call(editPlaceEndpoint, { token, params: { id: first.id }, body: { kind: "shop" } });
    const listed = await server.call(listDeskPlacesEndpoint, { token, query: { limit: 2 } });
    expect(listed.map(({ name }) => name)).toEqual(["Luna Bieu", "Luna Nobo"]);
  });

  it.each([
    ["at sea", { ...AT_SEA, name: "Afó" }, 422, "off_island"],
    ["without a name", { ...IN_THE_WEST, name: " " }, 400, "invalid_input"],
    ["with a name of nothing but signs", { ...IN_THE_WEST, name: "!?" }, 400, "invalid_input"],
    ["with a name of 81 letters", { ...IN_THE_WEST, name: "a".repeat(81) }, 400, "invalid_input"],
    ["that is no point on earth", { lat: 100, lng: 0, name: "Afó" }, 400, "invalid_input"],
  ])("are refused %s", async (_what, fields, status, code) => {
    const { token } = await asOperator(server);
    const response = await server.request(addPlaceEndpoint, { token, body: { kind: "spot", ...fields } });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it("are refused with a sentence where one of that name, or found by it, is within 50 m", async () => {
    const { token } = await asOperator(server);
    const here = { kind: "hotel", lat: 12.21, lng: -69.04 } as const;
    const there = { ...here, lat: here.lat + 0.01 };
    const first = await server.call(addPlaceEndpoint, { token, body: { ...here, name: "Ka Ku Ku" } });
    const close = { ...here, lat: here.lat + 0.0003 };
    const twice = await server.request(addPlaceEndpoint, { token, body: { ...close, name: "ka-kú kü" } });
    expect([twice.statusCode, twice.json()]).toMatchObject([
      409,
      { code: "edit_conflict", place_id: first.id, fields: { name: expect.stringContaining("50 m") } },
    ]);
    const second = await server.call(addPlaceEndpoint, { token, body: { ...there, name: "Ka Ku Ku" } });
    const moved = await server.request(editPlaceEndpoint, {
      token,
      params: { id: second.id },
      body: { lat: close.lat },
    });
    expect(moved.statusCode).toBe(409);
  });

  it("are not changed over a colleague's change that was not seen", async () => {
    const { token } = await asOperator(server);
    const body = { name: "Seru di Luna", kind: "landmark", lat: 12.28, lng: -69.07 } as const;
    const { id, version } = await server.call(addPlaceEndpoint, { token, body });
    const change = (edit: object) =>
      server.request(editPlaceEndpoint, { token, params: { id }, body: { ...edit, version } });
    expect((await change({ kind: "park" })).statusCode).toBe(200);
    const late = await change({ kind: "spot" });
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
  });

  it("are each added once, however often two desks press at the same moment", async () => {
    const { token } = await asOperator(server);
    const body = { name: "Boka Zjozjoli", kind: "beach", lat: 12.31, lng: -69.1 } as const;
    const answers = await Promise.all([0, 1, 2].map(() => server.request(addPlaceEndpoint, { token, body })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });
});

describe.each(databaseKinds())("two servers on one %s database", (kind) => {
  it("have the desk's places alike", async () => {
    const database = await openTestDatabase(kind);
    const [one, other] = [await openTestServer(kind, { database }), await openTestServer(kind, { database })];
    try {
      const { token } = await asOperator(one);
      const body = { name: "Kas di Zjozjoli", kind: "restaurant", ...IN_THE_WEST } as const;
      await one.call(addPlaceEndpoint, { token, body });
      const found = async () => (await findPlaces(other, "Kas di Zjozjoli"))[0]?.name;
      await expect.poll(found, { timeout: 10_000 }).toBe("Kas di Zjozjoli");
    } finally {
      await Promise.all([one.app.close(), other.app.close()]);
      await database.close();
    }
  });
});
