import { expect, it } from "vitest";
import { makeDriver } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { rowsReadBy } from "../testing/rows-read.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { findRide, findRideOfDriver } from "./ride-rows.queries.ts";

const MANY = 60;

onEachDatabase("a ride", (server) => {
  it("is read without its driver's other rides, however many there were", async () => {
    const driver = await makeDriver(server);
    const rides = [];
    for (let n = 0; n < MANY; n++) {
      const ended = { status: "Completed", driverId: driver.id } as const;
      rides.push(await makeRide(server, n === 0 ? { status: "Accepted", driverId: driver.id } : ended));
    }
    const [first = { id: 0 }] = rides;
    const line = { actor: "driver", action: "accept", to_status: "Accepted", driver_id: driver.id } as const;
    await server.db
      .insertInto("ride_history")
      .values(rides.map(({ id }) => ({ ...line, ride_id: id, at: server.clock.now() })))
      .execute();
    const rideId = first.id;
    const read = {
      ride: await rowsReadBy(server.db, (db) => findRide(db, rideId)),
      "ride of a driver": await rowsReadBy(server.db, (db) =>
        findRideOfDriver(db, { rideId, driverId: driver.id }),
      ),
    };
    expect(Object.entries(read).filter(([, rows]) => rows >= MANY / 2)).toEqual([]);
  });
});
