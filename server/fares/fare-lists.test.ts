import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import {
  listAirportRatesEndpoint,
  listFareZonesEndpoint,
  listCheatSheetEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import { zoneAt } from "../places/zones.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("the fare card", (server) => {
  it("has the fare that the calculator gives, row by row", async () => {
    const { results } = await server.call(listCheatSheetEndpoint, {});
    expect(results.length).toBeGreaterThan(100);
    for (const row of results.filter((_row, index) => index % 7 === 0)) {
      const answer = await server.call(calculateFareForTripEndpoint, {
        query: {
          distance_km: row.distance,
          passenger_count: row.passengers,
          luggage_count: row.luggage,
          trip_time: row.isNight ? "02:00:00" : "14:00:00",
          is_holiday: String(row.isHoliday),
        },
      });
      expect([row, answer.fare]).toEqual([row, row.fare]);
    }
  });
});

onADatabase("the airport rates", (server) => {
  it("are answered for every zone in dollars and guilders", async () => {
    const { results } = await server.call(listAirportRatesEndpoint, {});
    expect(results).toHaveLength(25);
    expect(results.find((rate) => rate.zone === "mambo")).toEqual({
      zone: "mambo",
      name: "Mambo Beach",
      fare: 30,
      fare_xcg: 53.7,
    });
  });

  it("are answered with where each zone lies, so that a map can show them", async () => {
    const { results } = await server.call(listFareZonesEndpoint, {});
    const rates = await server.call(listAirportRatesEndpoint, {});
    expect(results).toMatchObject(rates.results);
    for (const { zone, circles } of results) {
      expect(circles.length).toBeGreaterThan(0);
      for (const middle of circles) expect(zoneAt(middle)).toBe(zone);
    }
  });
});
