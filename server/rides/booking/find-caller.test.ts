import { describe, expect, it } from "vitest";
import { findCallerEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

describe("a caller on the telephone", () => {
  onADatabase("is looked up", (server) => {
    it("by their number, in any spelling, with their name, last places and open rides", async () => {
      const { token } = await makeAccount(server, { role: "operator" });
      const old = await makeRide(server, {
        status: "Completed",
        rider_phone: "5550501",
        rider_name: "Old Name",
      });
      server.clock.advance(HOUR_MS);
      const open = await makeRide(server, {
        rider_phone: "5550501",
        rider_name: "Chi Chi",
        pickup_location: "Punda",
        dropoff_location: "Mambo Beach",
      });
      expect(old.id).not.toBe(open.id);
      const found = await server.call(findCallerEndpoint, { query: { phone: "+599 9 555 0501" }, token });
      expect(found).toMatchObject({ phone: "5550501", name: "Chi Chi", rides: 2 });
      expect(found.open_rides.map((ride) => ride.id)).toEqual([open.id]);
      expect(found.last_places.map((place) => place.location)).toEqual([
        "Punda",
        "Mambo Beach",
        "Hato International Airport",
      ]);
      const rider = await makeAccount(server, {
        role: "rider",
        phone: "5550502",
        firstName: "New",
        lastName: "One",
      });
      expect(await server.call(findCallerEndpoint, { query: { phone: rider.phone }, token })).toMatchObject({
        name: "New One",
        email: rider.email,
        rides: 0,
        last_places: [],
      });
      // An address that an account only claims may be somebody else's.
      const claimer = await makeAccount(server, { role: "rider", phone: "5550503", emailConfirmed: false });
      expect(
        (await server.call(findCallerEndpoint, { query: { phone: claimer.phone }, token })).email,
      ).toBeNull();
    });
  });
});
