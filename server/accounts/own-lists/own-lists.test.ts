import { expect, it } from "vitest";
import { deleteMeEndpoint, exportMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import {
  addFavoriteDriverEndpoint,
  dropFavoriteDriverEndpoint,
  forgetPlaceEndpoint,
  listFavoriteDriversEndpoint,
  listSavedPlacesEndpoint,
  savePlaceEndpoint,
} from "../../../contract/accounts/own-lists.endpoints.ts";
import { MOST_FAVOURITES } from "../../../contract/accounts/own-lists.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";
const MAHAAI = { name: "Mahaai", kind: "neighbourhood", area: "Willemstad", lat: 12.12, lng: -68.9 } as const;
const HOTEL = { name: "Avila", kind: "hotel", area: "Pietermaai", lat: 12.103, lng: -68.92 } as const;

async function makeRider(server: TestServer) {
  return makeAccount(server, { role: "rider", passwordHash: await hashPassword(PASSWORD) });
}

onADatabase("the places of a rider", (server) => {
  it("come to each device as they were last saved, and go one by one", async () => {
    const { token } = await makeRider(server);
    const other = await makeRider(server);
    const list = () => server.call(listSavedPlacesEndpoint, { token });
    expect(await list()).toEqual([]);
    await server.call(savePlaceEndpoint, { token, params: { saved_as: "home" }, body: HOTEL });
    await server.call(savePlaceEndpoint, { token, params: { saved_as: "home" }, body: MAHAAI });
    await server.call(savePlaceEndpoint, { token, params: { saved_as: "hotel" }, body: HOTEL });
    expect(await list()).toEqual([
      { saved_as: "home", ...MAHAAI },
      { saved_as: "hotel", ...HOTEL },
    ]);
    expect(await server.call(listSavedPlacesEndpoint, { token: other.token })).toEqual([]);
    await server.call(forgetPlaceEndpoint, { token, params: { saved_as: "home" } });
    expect(await list()).toEqual([{ saved_as: "hotel", ...HOTEL }]);
  });

  it("are refused where they are nowhere on the globe, or under a name of another's", async () => {
    const { token } = await makeRider(server);
    const refused = async (saved_as: string, body: object) =>
      (await server.ask(savePlaceEndpoint, { token, params: { saved_as }, body })).statusCode;
    expect(await refused("home", { ...MAHAAI, lat: 200 })).toBe(400);
    expect(await refused("home", { ...MAHAAI, name: " " })).toBe(400);
    expect(await refused("office", MAHAAI)).toBe(404);
  });

  it("are in what their owner takes along, and go with the account", async () => {
    const { token, id } = await makeRider(server);
    const driver = await makeDriver(server, { firstName: "Ruben", lastName: "Martina" });
    const ride = await completedRide(server, { riderId: id, driverId: driver.id });
    await server.call(savePlaceEndpoint, { token, params: { saved_as: "home" }, body: MAHAAI });
    await server.call(addFavoriteDriverEndpoint, { token, body: { ride_id: ride } });
    const all = await server.call(exportMeEndpoint, { token });
    expect(all.saved_places).toEqual([{ saved_as: "home", ...MAHAAI }]);
    expect(all.favorite_drivers).toMatchObject([{ driver_id: driver.id, name: "Ruben Martina" }]);
    await server.call(deleteMeEndpoint, { token, body: { password: PASSWORD } });
    for (const table of ["saved_places", "favorite_drivers"] as const) {
      const left = await server.db
        .selectFrom(table)
        .select("account_id")
        .where("account_id", "=", id)
        .execute();
      expect(left).toEqual([]);
    }
  });
});

async function completedRide(server: TestServer, parties: { riderId: number; driverId: number }) {
  return (await makeRide(server, { status: "Completed", ...parties })).id;
}

onADatabase("a driver whom a rider likes", (server) => {
  it("is marked by a ride that they completed for that rider, once, and withdrawn in one call", async () => {
    const rider = await makeRider(server);
    const driver = await makeDriver(server, { firstName: "Ruben", lastName: "Martina" });
    const { token } = rider;
    const ride = await completedRide(server, { riderId: rider.id, driverId: driver.id });
    const add = () => server.call(addFavoriteDriverEndpoint, { token, body: { ride_id: ride } });
    expect(await add()).toMatchObject({ driver_id: driver.id, name: "Ruben Martina" });
    await add();
    expect(await server.call(listFavoriteDriversEndpoint, { token })).toHaveLength(1);
    await server.call(dropFavoriteDriverEndpoint, { token, params: { driver_id: driver.id } });
    expect(await server.call(listFavoriteDriversEndpoint, { token })).toEqual([]);
  });

  it("can't be one of another's ride, or of one that is not over", async () => {
    const rider = await makeRider(server);
    const other = await makeRider(server);
    const driver = await makeDriver(server);
    const theirs = await completedRide(server, { riderId: other.id, driverId: driver.id });
    const open = await makeRide(server, { status: "Accepted", riderId: rider.id, driverId: driver.id });
    for (const ride_id of [theirs, open.id]) {
      const answer = await server.request(addFavoriteDriverEndpoint, {
        token: rider.token,
        body: { ride_id },
      });
      expect(answer.statusCode).toBe(404);
    }
  });

  it("is one of ten at most", async () => {
    const { id, token } = await makeRider(server);
    const answers: number[] = [];
    for (let turn = 0; turn <= MOST_FAVOURITES; turn += 1) {
      const driver = await makeDriver(server);
      const ride_id = await completedRide(server, { riderId: id, driverId: driver.id });
      answers.push(
        (await server.request(addFavoriteDriverEndpoint, { token, body: { ride_id } })).statusCode,
      );
    }
    expect(answers.slice(0, -1)).toEqual(Array.from({ length: MOST_FAVOURITES }, () => 200));
    expect(answers.at(-1)).toBe(400);
  });

  it("is shown to dispatch beside the ride, and nothing of it to the driver", async () => {
    const rider = await makeRider(server);
    const driver = await makeDriver(server);
    const past = await completedRide(server, { riderId: rider.id, driverId: driver.id });
    await server.call(addFavoriteDriverEndpoint, { token: rider.token, body: { ride_id: past } });
    const operator = await makeAccount(server, { role: "operator" });
    const { id: next } = await makeRide(server, {
      status: "Accepted",
      riderId: rider.id,
      driverId: driver.id,
    });
    const drivers = (await server.call(listDriversEndpoint, {
      token: operator.token,
      query: { for_ride: next },
    })) as Driver[];
    expect(drivers.filter(({ match }) => match?.liked === true).map(({ id }) => id)).toEqual([driver.id]);
    const asDriver = await server.request(getRideEndpoint, { token: driver.token, params: { id: next } });
    expect(asDriver.statusCode).toBe(200);
    expect(asDriver.body).not.toContain("liked");
    expect(asDriver.body).not.toContain("favo");
  });
});
