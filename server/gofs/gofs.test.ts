import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { GOFS_FILES } from "../../contract/gofs/gofs-query.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { tripInLink } from "../../domain/rides/trip-link.ts";
import { openCompany } from "../testing/company-of-cars.ts";
import { FEED_SCHEMAS, type FeedName } from "../testing/gofs-schemas.ts";
import { onADatabase } from "../testing/test-server.ts";

const HATO = { pickup_lat: "12.1846", pickup_lon: "-68.9568" };
const MAMBO = { drop_off_lat: "12.08654", drop_off_lon: "-68.89902" };

/** The folder `schema` of github.com/MobilityData/GOFS, where this machine has it: the product has no copy. */
const THEIR_SCHEMAS = process.env["GOFS_SCHEMAS"];
if (!THEIR_SCHEMAS) process.stdout.write("MobilityData's schemas are left out: GOFS_SCHEMAS isn't set.\n");

onADatabase("the feed for those who list taxis", (server) => {
  const ajv = new Ajv({ allErrors: true });
  const get = async (url: string, query: Record<string, string> = {}) => server.app.inject({ url, query });
  const faultsOf = (name: FeedName, body: unknown) => {
    const holds = ajv.compile(FEED_SCHEMAS[name]);
    return holds(body) ? [] : holds.errors;
  };

  it("begins with a list of its files in each language, every one of which is there", async () => {
    const answer = await get("/gofs/gofs.json");
    expect(faultsOf("gofs", answer.json())).toEqual([]);
    const { data } = answer.json<{ data: Record<string, { feeds: { name: string; url: string }[] }> }>();
    expect(Object.keys(data)).toEqual([...LANGUAGES]);
    const urls = Object.values(data).flatMap(({ feeds }) => feeds.map(({ url }) => url));
    for (const url of urls) {
      expect([url, (await get(new URL(url).pathname, HATO)).statusCode]).toEqual([url, 200]);
    }
  });

  it.each(GOFS_FILES)("has %s as the specification asks", async (name) => {
    const answer = await get(`/gofs/en/${name}.json`);
    expect(faultsOf(name, answer.json())).toEqual([]);
  });

  it.each(THEIR_SCHEMAS ? ["gofs", ...GOFS_FILES] : [])(
    "has %s as MobilityData's own schema asks",
    async (name) => {
      const file = path.join(THEIR_SCHEMAS ?? "", `${name}.json`);
      expect(existsSync(file)).toBe(true);
      // Their schemas have words that a strict reader doesn't know.
      const holds = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(
        JSON.parse(readFileSync(file, "utf8")) as object,
      );
      const answer = await get(name === "gofs" ? "/gofs/gofs.json" : `/gofs/en/${name}.json`);
      expect(holds(answer.json()) ? [] : holds.errors).toEqual([]);
    },
  );

  it("makes up no wait where nobody drives, and says wait and the site's own price where a car is free", async () => {
    const ask = async (name: "wait_time" | "realtime_booking", query: Record<string, string>) => {
      const body = (await get(`/gofs/en/${name}`, query)).json();
      expect(faultsOf(name, body)).toEqual([]);
      return body.data;
    };
    expect(await ask("wait_time", HATO)).toEqual({ wait_times: [] });
    await openCompany(server, 1);
    const { wait_times: waits } = await ask("wait_time", { ...HATO, brand_id: "economy" });
    expect(waits).toEqual([{ brand_id: "economy", wait_time: expect.any(Number) }]);
    const { realtime_booking: cars } = await ask("realtime_booking", {
      ...HATO,
      ...MAMBO,
      brand_id: "economy",
    });
    const site = await get("/api/fareCalc/", {
      pickup_lat: HATO.pickup_lat,
      pickup_lng: HATO.pickup_lon,
      dropoff_lat: MAMBO.drop_off_lat,
      dropoff_lng: MAMBO.drop_off_lon,
      passenger_count: "1",
      luggage_count: "0",
      vehicle_type: "economy",
    });
    const link = new URL(cars[0].booking_detail.web_uri);
    expect(link.pathname).toBe("/book-your-ride");
    expect(tripInLink(link.searchParams)).toMatchObject({
      pickup: { point: { lat: 12.1846, lng: -68.9568 } },
      dropoff: { point: { lat: 12.08654, lng: -68.89902 } },
      vehicleType: "economy",
    });
    expect(cars).toMatchObject([{ travel_cost: site.json().fare, travel_cost_currency: "USD" }]);
  });

  describe("refuses", () => {
    it.each([
      ["half a drop-off", "/gofs/en/wait_time", { ...HATO, drop_off_lat: "12.1" }, 400],
      ["a car that isn't there", "/gofs/en/wait_time", { ...HATO, brand_id: "limousine" }, 400],
      ["a language that isn't there", "/gofs/fr/zones.json", {}, 404],
      ["a file that isn't there", "/gofs/en/fares.json", {}, 404],
    ])("%s", async (_what, url, query, status) => {
      expect((await get(url, query as Record<string, string>)).statusCode).toBe(status);
    });
  });
});
