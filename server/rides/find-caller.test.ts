import { describe, expect, it } from "vitest";
import { findCaller } from "../../contract/rides/rides.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-house.ts";

const HOUR_MS = 60 * 60_000;

describe("a caller on the telephone", () => {
  onEachDatabase("is looked up", (house) => {
    it("by his number, in any spelling, with his name, last places and open rides", async () => {
      const { token } = await makeAccount(house, { role: "operator" });
      const old = await makeRide(house, {
        status: "Completed",
        rider_phone: "5550501",
        rider_name: "Old Name",
      });
      house.clock.advance(HOUR_MS);
      const open = await makeRide(house, {
        rider_phone: "5550501",
        rider_name: "Chi Chi",
        pickup_location: "Punda",
        dropoff_location: "Mambo Beach",
      });
      expect(old.id).not.toBe(open.id);
      const found = await house.call(findCaller, { query: { phone: "+599 9 555 0501" }, token });
      expect(found).toMatchObject({ phone: "5550501", name: "Chi Chi", rides: 2 });
      expect(found.open_rides.map((ride) => ride.id)).toEqual([open.id]);
      expect(found.last_places.map((place) => place.location)).toEqual([
        "Punda",
        "Mambo Beach",
        "Hato International Airport",
      ]);
      const rider = await makeAccount(house, {
        role: "rider",
        phone: "5550502",
        firstName: "New",
        lastName: "One",
      });
      expect(await house.call(findCaller, { query: { phone: rider.phone }, token })).toMatchObject({
        name: "New One",
        rides: 0,
        last_places: [],
      });
    });
  });
});
