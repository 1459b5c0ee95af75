import { beforeAll, beforeEach, expect, it } from "vitest";
import type { ResultOf } from "../../contract/endpoint.ts";
import {
  addAreaEndpoint,
  changeAreaEndpoint,
  compareAreaEndpoint,
  listAreasEndpoint,
  removeAreaEndpoint,
} from "../../contract/areas/areas.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  listAirportRatesEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { addAgreedRateEndpoint } from "../../contract/partners/partners.endpoints.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { squareAround } from "../../domain/areas/area-shape.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { AREA, MAMBO_POINT } from "../testing/areas.ts";
import { makePartner } from "../testing/partners.ts";
import { type RideFacts, bookARide, makeRide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

const TODAY = "2026-11-20";
const AIRPORT = { pickup_lat: "12.1846", pickup_lng: "-68.9568" };
const MAMBO = { dropoff_lat: String(MAMBO_POINT.lat), dropoff_lng: String(MAMBO_POINT.lng) };
const PIER = { pickup_lat: "12.1105", pickup_lng: "-68.9347" };
const PARTY = { passenger_count: 2, luggage_count: 2, trip_time: "12:00:00" };

onADatabase("areas that the company draws", (server) => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
  });
  beforeEach(async () => {
    for (const { id, versions } of await server.call(listAreasEndpoint, { token: staff.token })) {
      const [last] = versions;
      if (!last?.gone) await remove(id, last?.number ?? 0);
    }
  });

  type Drawn = Partial<typeof AREA & { valid_from: string }> | { pier: number } | { airport: null };
  const draw = (drawn: Drawn = {}) =>
    server.call(addAreaEndpoint, { body: { ...AREA, valid_from: TODAY, ...drawn }, token: staff.token });
  const change = (id: number, version: number, drawn: Drawn) =>
    server.call(changeAreaEndpoint, {
      params: { id },
      body: { ...AREA, valid_from: TODAY, ...drawn, version },
      token: staff.token,
    });
  const remove = (id: number, version: number) =>
    server.call(removeAreaEndpoint, { params: { id }, body: { version }, token: staff.token });
  const fareOf = async (trip: object = { ...AIRPORT, ...MAMBO }, trip_date = TODAY) =>
    (await server.ask(calculateFareForTripEndpoint, { query: { ...PARTY, trip_date, ...trip } })).json<
      ResultOf<typeof calculateFareForTripEndpoint>
    >();

  it("price a trip from and to the airport and a pier in the place of the zone, either way", async () => {
    expect((await fareOf()).fare).toBe(30);
    await draw({ names: { en: "Hotel Playa" }, airport: 33, pier: 17.5 } as Drawn);
    const drawn = await fareOf();
    expect(drawn).toMatchObject({ fare: 33, airport_zone: null });
    expect(drawn.breakdown).toMatchObject([
      {
        code: "area_rate",
        label: "Airport fixed rate, Hotel Playa",
        amount: 33,
        end: "airport",
        area: { en: "Hotel Playa" },
      },
    ]);
    const back = {
      pickup_lat: MAMBO.dropoff_lat,
      pickup_lng: MAMBO.dropoff_lng,
      dropoff_lat: AIRPORT.pickup_lat,
      dropoff_lng: AIRPORT.pickup_lng,
    };
    expect((await fareOf(back)).fare).toBe(33);
    expect((await fareOf({ ...PIER, ...MAMBO })).breakdown[0]).toMatchObject({
      code: "area_rate",
      amount: 17.5,
      end: "pier",
    });
    const rates = await server.call(listAirportRatesEndpoint, {});
    expect(rates.areas).toMatchObject([{ names: { en: "Hotel Playa" }, fare: 33, fare_xcg: 59.07 }]);
    expect((await server.call(listFareZonesEndpoint, {})).areas?.[0]?.corners).toHaveLength(4);
  });

  it("add a surcharge to other fares, and not to their own fixed one", async () => {
    const metered = { pickup_place: "Punda", ...MAMBO };
    const before = (await fareOf(metered)).fare;
    await draw({ surcharge: 2.5 });
    const after = await fareOf(metered);
    expect(after.fare).toBe(before + 2.5);
    expect(after.breakdown).toContainEqual(
      expect.objectContaining({ code: "area_surcharge", label: "Surcharge, Hotel Playa", amount: 2.5 }),
    );
    expect((await fareOf()).fare).toBe(33);
  });

  it("count by the smallest where they lie over each other, and by the larger for what that one has no price for", async () => {
    await draw({
      names: { en: "Seaside" },
      corners: squareAround(MAMBO_POINT, 600),
      airport: 40,
      pier: 20,
    } as Drawn);
    await draw({ names: { en: "Hotel" }, airport: 35 });
    expect((await fareOf()).breakdown[0]).toMatchObject({ area: { en: "Hotel" }, amount: 35 });
    expect((await fareOf({ ...PIER, ...MAMBO })).breakdown[0]).toMatchObject({
      area: { en: "Seaside" },
      amount: 20,
    });
  });

  it("hold from their day on, until they are drawn anew or taken away, with a history and the audit log", async () => {
    const { id } = await draw({ valid_from: "2026-12-01" });
    expect((await fareOf()).fare).toBe(30);
    expect((await fareOf(undefined, "2026-12-01")).fare).toBe(33);
    await change(id, 1, { airport: 36 });
    expect((await fareOf(undefined, "2026-12-01")).fare).toBe(36);
    const gone = await remove(id, 2);
    expect((await fareOf()).fare).toBe(30);
    expect(gone.in_force).toBeNull();
    expect(gone.versions.map(({ number, airport, gone: isGone }) => [number, airport, isGone])).toEqual([
      [3, 36, true],
      [2, 36, false],
      [1, 33, false],
    ]);
    expect((await change(id, 3, { airport: 31 })).in_force).toBe(4);
    const entries = await server.call(listAuditLogEndpoint, {
      query: { q: `area ${id}` },
      token: staff.token,
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "change_area",
      "remove_area",
      "change_area",
      "add_area",
    ]);
    expect(entries[2]?.detail).toMatchObject({ airport_rate: { from: 33, to: 36 } });
  });

  it("leave a booked ride its price, also when it is edited", async () => {
    const { id } = await draw();
    const ride_datetime = "2026-11-22T16:00:00Z";
    const ride = await bookARide(server, {
      pickup_location: "Airport",
      pickup_lat: 12.1846,
      pickup_lng: -68.9568,
      dropoff_location: "Hotel Playa",
      dropoff_lat: MAMBO_POINT.lat,
      dropoff_lng: MAMBO_POINT.lng,
      passenger_count: 2,
      luggage_count: 2,
      ride_datetime,
    });
    server.clock.advance(60_000);
    await change(id, 1, { airport: 50 });
    const edit = (passenger_count: number) =>
      server.call(updateRideEndpoint, {
        params: { id: ride.id },
        body: { passenger_count },
        token: staff.token,
      });
    expect((await edit(3)).calculated_fare).toBe("33.00");
    expect((await edit(6)).calculated_fare).toBe("41.50");
  });

  it("can have a price agreed with a hotel", async () => {
    const { id } = await draw();
    const partner = await makePartner(server, {});
    const agree = (from: string) =>
      server.ask(addAgreedRateEndpoint, {
        params: { id: partner.id },
        body: { from: from as "airport", to: "airport", price: 22, valid_from: TODAY },
        token: staff.token,
      });
    expect((await agree("area:99999")).json()).toMatchObject({ fields: { from: "There is no such area." } });
    expect((await agree(`area:${id}`)).statusCode).toBe(201);
    expect((await fareOf({ ...AIRPORT, ...MAMBO, partner_code: partner.code })).fare).toBe(22);
    expect((await fareOf()).fare).toBe(33);
  });

  it("are compared with last week's rides before they are kept", async () => {
    const driver = await makeDriver(server);
    const completed = (daysAgo: number, facts: RideFacts = {}) =>
      makeRide(server, {
        status: "Completed",
        driverId: driver.id,
        dropoff_lat: MAMBO_POINT.lat,
        dropoff_lng: MAMBO_POINT.lng,
        ride_datetime: new Date(server.clock.now().getTime() - daysAgo * DAY_MS),
        ...facts,
      });
    await completed(1);
    await completed(3, {
      breakdown: JSON.stringify([{ code: "agreed_price", between: ["airport", "mambo"], amount: 2500 }]),
    });
    await completed(2, { dropoff_lat: 12.1057, dropoff_lng: -68.933 });
    await completed(0);
    const compare = (drawn: object) =>
      server.call(compareAreaEndpoint, { body: { ...AREA, ...drawn }, token: staff.token });
    expect(await compare({ airport: 45 })).toEqual({ rides: 2, changed: 1, before: 30 + 25, after: 45 + 25 });
    const { id } = await draw({ airport: 45 });
    expect(await compare({ airport: 33, id })).toEqual({
      rides: 2,
      changed: 1,
      before: 45 + 25,
      after: 33 + 25,
    });
    expect(await compare({ airport: null, surcharge: 2, id })).toMatchObject({ after: 32 + 25 });
  });

  it("refuse an outline that nobody can drive by, a past day, and a drawing that somebody else has changed", async () => {
    const refused = async (drawn: object) =>
      (
        await server.ask(addAreaEndpoint, {
          body: { ...AREA, valid_from: TODAY, ...drawn },
          token: staff.token,
        })
      ).json<{ fields?: Record<string, string> }>().fields;
    const [a, b, c, d] = AREA.corners;
    expect(await refused({ corners: [a, c, b, d] })).toEqual({ corners: "The outline crosses itself." });
    expect(await refused({ corners: [a, b] })).toEqual({ corners: "An area has 3 to 60 corners." });
    expect(await refused({ corners: squareAround(MAMBO_POINT, 5) })).toEqual({
      corners: "This area is too small.",
    });
    expect(await refused({ corners: squareAround({ lat: 52, lng: 4 }, 500) })).toMatchObject({
      "corners.0.lat": "Each corner has to be on the map of the island.",
    });
    expect(await refused({ valid_from: "2026-11-19" })).toEqual({
      valid_from: "An area can't start in the past.",
    });
    const { id } = await draw();
    await change(id, 1, { airport: 34 });
    const late = await server.ask(changeAreaEndpoint, {
      params: { id },
      body: { ...AREA, valid_from: TODAY, version: 1 },
      token: staff.token,
    });
    expect([late.statusCode, late.json().code]).toEqual([409, "edit_conflict"]);
  });
});
