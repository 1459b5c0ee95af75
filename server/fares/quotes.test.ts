import { describe, expect, it, test } from "vitest";
import { instantOf } from "../../domain/curacao-time.ts";
import type { CallOf } from "../../contract/endpoint.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { addTariffEndpoint } from "../../contract/fares/tariffs.endpoints.ts";
import { FIRST_TARIFF } from "../../domain/fares/tariff.ts";
import { toWireTariff } from "../../contract/fares/to-wire-tariff.ts";
import { buildMaps } from "../places/build-maps.ts";
import { makeAccount } from "../testing/accounts.ts";
import { TEST_NOON } from "../testing/test-clock.ts";
import { onADatabase } from "../testing/test-server.ts";
import { PriceRules } from "./price-rules.ts";
import { priceTrip } from "./price-trip.ts";
import type { TripToPrice } from "./priced-trip.ts";
import { Quotes } from "./quotes.ts";

type Query = NonNullable<CallOf<typeof calculateFareForTripEndpoint>["query"]>;

/** Tomorrow at eight, from the centre to a beach: the same trip as a guest asks its price and as they book it. */
const ASKED: Query = {
  pickup_place: "Punda",
  dropoff_place: "Jan Thiel",
  distance_km: 9,
  passenger_count: 2,
  luggage_count: 2,
  trip_date: "2026-11-21",
  trip_time: "20:00:00",
};
const BOOKED: TripToPrice = {
  pickup: { name: "Punda" },
  dropoff: { name: "Jan Thiel" },
  clientDistanceKm: 9,
  passengers: 2,
  luggage: 2,
  at: instantOf("2026-11-21", "20:00:00"),
};

onADatabase("a quote", (server) => {
  const maps = buildMaps({ provider: "embedded" });
  const quoteFor = (query: Partial<Query> = {}) =>
    server.call(calculateFareForTripEndpoint, { query: { ...ASKED, ...query } });
  async function priceOf(trip: TripToPrice) {
    // As a second server would: nothing but the database and the secret key in common with the one that gave the quote.
    const quotes = new Quotes(await server.secrets.get("quotes"), server.clock);
    const rules = new PriceRules(server.db, server.clock);
    const { places, routes } = maps;
    const beforePrice = async () => undefined;
    const nobody = () => Promise.reject(new Error("nobody books on account here"));
    return priceTrip(
      {
        db: server.db,
        rules,
        clock: server.clock,
        places,
        routes,
        quotes,
        beforePrice,
        partnerOf: nobody,
        partnerTerms: nobody,
      },
      trip,
    );
  }
  async function addDearTariff() {
    const { token } = await makeAccount(server, { role: "staff" });
    const body = { ...toWireTariff(FIRST_TARIFF), valid_from: "2026-11-20", start: 50 };
    await server.call(addTariffEndpoint, { token, body });
  }

  describe("holds", () => {
    it("to the cent although the tariff has changed, and says that it set the price", async () => {
      const { quote, fare } = await quoteFor();
      await addDearTariff();
      const booked = await priceOf({ ...BOOKED, quote });
      expect([booked.fareCents, booked.distanceSource]).toEqual([Math.round(fare * 100), "quote"]);
      const lines = booked.breakdown.reduce((sum, line) => sum + line.amount, 0);
      expect(lines).toBe(booked.fareCents);
      expect((await priceOf(BOOKED)).fareCents).toBeGreaterThan(booked.fareCents + 4000);
    });

    it("for fifteen minutes and not longer", async () => {
      const { quote, quote_expires_at } = await quoteFor();
      expect(quote_expires_at).toBe("2026-11-20T16:15:00.000Z");
      server.clock.advance(15 * 60_000);
      expect((await priceOf({ ...BOOKED, quote })).distanceSource).toBe("quote");
      server.clock.advance(1);
      expect((await priceOf({ ...BOOKED, quote })).distanceSource).not.toBe("quote");
      server.clock.set(TEST_NOON);
    });

    it("when the booking gives the points of the places it named", async () => {
      const { quote } = await quoteFor();
      const pickup = { name: "hotel lobby", point: { lat: 12.10538, lng: -68.93366 } };
      expect((await priceOf({ ...BOOKED, pickup, quote })).distanceSource).toBe("quote");
    });

    it("for a trip at once, when the guest takes ten minutes to book it", async () => {
      const { quote } = await quoteFor({ trip_date: "2026-11-20", trip_time: "12:00:00" });
      server.clock.advance(10 * 60_000);
      expect((await priceOf({ ...BOOKED, at: server.clock.now(), quote })).distanceSource).toBe("quote");
      server.clock.set(TEST_NOON);
    });

    it("between places that only the guest knows, as long as they send them and the distance again", async () => {
      const names = { pickup_place: "Aunt Rosa's house", dropoff_place: "The old  windmill" };
      const { quote } = await quoteFor({ ...names, distance_km: 7.5 });
      const trip = {
        ...BOOKED,
        pickup: { name: "aunt rosa's house" },
        dropoff: { name: "The old windmill" },
      };
      expect((await priceOf({ ...trip, clientDistanceKm: 7.5, quote })).distanceSource).toBe("quote");
      expect((await priceOf({ ...trip, clientDistanceKm: 8.5, quote })).distanceSource).toBe("client");
    });
  });

  describe("does not hold", () => {
    const others: [string, Partial<TripToPrice>][] = [
      ["from elsewhere", { pickup: { name: "Westpunt" } }],
      ["to elsewhere", { dropoff: { name: "Westpunt" } }],
      ["the other way round", { pickup: { name: "Jan Thiel" }, dropoff: { name: "Punda" } }],
      ["with another passenger", { passengers: 3 }],
      ["with another bag", { luggage: 3 }],
      ["a quarter of an hour later", { at: instantOf("2026-11-21", "20:15:00") }],
      ["a day later", { at: instantOf("2026-11-22", "20:00:00") }],
      ["in a car that costs more", { vehicleType: "comfort" }],
    ];
    test.each(others)("for a trip %s", async (_other, change) => {
      const { quote } = await quoteFor();
      expect((await priceOf({ ...BOOKED, ...change, quote })).distanceSource).not.toBe("quote");
    });

    it("when it was made up or altered", async () => {
      const { quote } = await quoteFor();
      const [content = "", signature = ""] = quote.split(".");
      const cheaper = JSON.parse(Buffer.from(content, "base64url").toString()) as {
        price: { fareCents: number };
      };
      cheaper.price.fareCents = 100;
      const altered = `${Buffer.from(JSON.stringify(cheaper)).toString("base64url")}.${signature}`;
      for (const forged of [altered, content, `${content}.`, ".", "quote", `${quote}x`]) {
        expect((await priceOf({ ...BOOKED, quote: forged })).distanceSource).not.toBe("quote");
      }
    });
  });
});
