import { expect, it } from "vitest";
import {
  loginEndpoint,
  readDashboardEndpoint,
  registerRiderEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { deleteMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { makeAccount, makeDriver, makeSession } from "../../testing/accounts.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";

onADatabase("deleting my account", (server) => {
  async function makePerson(username: string, phone = "5557777") {
    const passwordHash = await hashPassword(PASSWORD);
    return makeAccount(server, { role: "rider", username, phone, passwordHash, firstName: "Zoraida" });
  }
  function remove(token: string, password = PASSWORD) {
    return server.request(deleteMeEndpoint, { token, body: { password } });
  }

  it("takes my name, phone and exact places out of every ride and leaves the totals", async () => {
    const person = await makePerson("zoraida");
    const driver = await makeDriver(server);
    const own = {
      rider_id: person.id,
      rider_name: "Zoraida Winklaar",
      rider_phone: "5557777",
      rider_email: "zoraida@example.com",
      pickup_location: "Kaya Zoraida 7",
      dropoff_location: "Kaya Zoraida 9",
      notes: "Call Zoraida",
      status: "Completed" as const,
      driver_id: driver.id,
      zone: "punda",
      completed_at: server.clock.now(),
    };
    await insertRideRow(server, own);
    const other = await insertRideRow(server, { ...own, rider_id: null, rider_name: "Somebody else" });
    const totals = () =>
      server.db
        .selectFrom("rides")
        .select((select) => [
          select.fn.countAll<number>().as("rides"),
          select.fn.sum<number>("fare_cents").as("fares"),
          select.fn.sum<number>("distance_m").as("metres"),
        ])
        .where("driver_id", "=", driver.id)
        .where("zone", "=", "punda")
        .executeTakeFirst();
    const before = await totals();

    expect((await remove(person.token)).statusCode).toBe(204);

    expect(await totals()).toEqual(before);
    const kept = await server.db.selectFrom("rides").selectAll().where("id", "!=", other).execute();
    expect(JSON.stringify(kept)).not.toMatch(/zoraida|5557777|12\.18|-68\.9/i);
    const untouched = server.db.selectFrom("rides").select("rider_name").where("id", "=", other);
    expect(await untouched.executeTakeFirst()).toEqual({ rider_name: "Somebody else" });
  });

  it("leaves nothing that names me, ends every session, and frees the name and the address", async () => {
    const person = await makePerson("yubitza");
    const elsewhere = await makeSession(server, person.id);
    expect((await remove(person.token)).statusCode).toBe(204);
    for (const token of [person.token, elsewhere.token]) {
      expect((await server.request(readDashboardEndpoint, { token })).statusCode).toBe(401);
    }
    const tables = ["accounts", "sessions", "audit_log", "outbox", "idempotency_keys"] as const;
    for (const table of tables) {
      const rows = await server.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/yubitza/i);
    }
    for (const username of ["yubitza", `deleted-${person.id}`, `#deleted-${person.id}`]) {
      expect(
        (await server.request(loginEndpoint, { body: { username, password: PASSWORD } })).statusCode,
      ).toBe(401);
    }
    await server.call(registerRiderEndpoint, {
      body: {
        username: "yubitza",
        email: "yubitza@example.com",
        first_name: "Yubitza",
        last_name: "Again",
        phone_number: "5557777",
        password: PASSWORD,
      },
    });
  });

  it("cancels what I have booked, so that no driver comes in vain", async () => {
    const person = await makePerson("booker");
    const driver = await makeDriver(server);
    const later = new Date(server.clock.now().getTime() + 3 * 60 * 60 * 1000);
    const own = { rider_id: person.id, rider_email: "booker@example.com", ride_datetime: later };
    const waiting = await insertRideRow(server, { ...own, status: "Pending" });
    const accepted = await insertRideRow(server, { ...own, status: "Accepted", driver_id: driver.id });
    expect((await remove(person.token)).statusCode).toBe(204);
    const rides = await server.db
      .selectFrom("rides")
      .select(["id", "status"])
      .where("id", "in", [waiting, accepted])
      .orderBy("id")
      .execute();
    expect(rides).toEqual([
      { id: waiting, status: "Cancelled" },
      { id: accepted, status: "Cancelled" },
    ]);
    const outbox = await server.db.selectFrom("outbox").select("recipient").execute();
    expect(JSON.stringify(outbox)).not.toMatch(/booker/);
    const live = await server.db
      .selectFrom("events")
      .select("type")
      .where("ride_id", "=", accepted)
      .execute();
    expect(live).toContainEqual({ type: "ride.changed" });
  });

  it("wants the password, and does nothing without it", async () => {
    const person = await makePerson("guarded");
    const refused = await remove(person.token, "guess");
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { password: "Incorrect password." } }),
    ]);
    expect((await server.request(readDashboardEndpoint, { token: person.token })).statusCode).toBe(200);
  });

  it("is refused while I sit in a ride, or while a passenger counts on me as the driver", async () => {
    const person = await makePerson("aboard");
    const passwordHash = await hashPassword(PASSWORD);
    const driver = await makeDriver(server, { username: "wheel", passwordHash });
    const ride = await insertRideRow(server, {
      rider_id: person.id,
      driver_id: driver.id,
      status: "InProgress",
    });
    for (const { token } of [person, driver]) {
      const refused = await remove(token);
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: "account_busy", ride_id: ride, status: "InProgress" }),
      ]);
    }
    await server.db
      .updateTable("rides")
      .set({ status: "Completed", completed_at: server.clock.now() })
      .where("id", "=", ride)
      .execute();
    expect((await remove(driver.token)).statusCode).toBe(204);
    const card = server.db.selectFrom("drivers").selectAll().where("account_id", "=", driver.id);
    expect(await card.executeTakeFirst()).toMatchObject({
      plate: "",
      license_number: "",
      approved_at: null,
      inactive: true,
      on_shift: false,
    });
  });
});
