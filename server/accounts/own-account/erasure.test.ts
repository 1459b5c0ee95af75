import { sql } from "kysely";
import { expect, it } from "vitest";
import { confirmEmailEndpoint, loginEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { changeMeEndpoint, deleteMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { editOwnDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import {
  priceRideEditEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint, finishRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { aBooking, bookARide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";

const PASSWORD = "a mango in the shade";

onADatabase("an account that was deleted", (server) => {
  it("leaves its name, phone, e-mail, places and codes in no column of any table", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const person = await makeAccount(server, {
      role: "rider",
      username: "zoraida",
      firstName: "Zoraida",
      lastName: "Winklaar",
      phone: "5557321",
      passwordHash,
    });
    for (const userAgent of ["Firefox", "Safari"]) {
      const body = { username: "zoraida", password: PASSWORD };
      await server.call(loginEndpoint, { body, headers: { "user-agent": userAgent } });
    }
    await moveTo(server, person.token, "rosalinda@example.com");
    await changeEmail(server, person.token, "not.confirmed@example.com");
    const driver = await makeDriver(server);
    await subscribe(server, driver.id);
    const codes = await leaveTraces(server, { rider: person, driver });
    const named = ["zoraida", "winklaar", "5557321", "kaya perla", "rosalinda", "not.confirmed"];
    const traces = [...named, "12.12617", "12.13019", ...codes];
    expect(await findTraces(server, traces)).not.toEqual([]);

    const gone = await server.request(deleteMeEndpoint, {
      token: person.token,
      body: { password: PASSWORD },
    });
    expect(gone.statusCode).toBe(204);
    expect(await findTraces(server, traces)).toEqual([]);
    const alerts = await server.db
      .selectFrom("outbox")
      .select("kind")
      .where("channel", "=", "push")
      .execute();
    expect(alerts).toContainEqual({ kind: "ride_called_off" });
  });

  it("of a driver leaves nothing of them either, in what their passengers were written least of all", async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const person = await makeDriver(server, {
      username: "eudoxia",
      firstName: "Eudoxia",
      lastName: "Zimmerman",
      phone: "5558642",
      vehicleName: "Zilveren Zephyr",
      plate: "TX-9753",
      passwordHash,
    });
    await subscribe(server, person.id);
    const ride = await bookARide(server, { rider_email: "ana@example.com", rider_phone: "5550931" });
    const params = { id: ride.id };
    await server.call(acceptRideEndpoint, { params, token: person.token });
    await server.call(finishRideEndpoint, { params, token: person.token });
    const { token } = person;
    await server.call(editOwnDriverEndpoint, { token, body: { license_number: "CW-975310" } });
    await moveTo(server, token, "filomena@example.com");
    const traces = ["eudoxia", "zimmerman", "5558642", "zephyr", "tx-9753", "cw-975310", "filomena"];
    for (const trace of traces) {
      expect([trace, (await findTraces(server, [trace])).length > 0]).toEqual([trace, true]);
    }
    const gone = await server.request(deleteMeEndpoint, { token, body: { password: PASSWORD } });
    expect(gone.statusCode).toBe(204);
    expect(await findTraces(server, traces)).toEqual([]);
  });
});

function changeEmail(server: TestServer, token: string, email: string) {
  return server.call(changeMeEndpoint, { token, body: { email, password: PASSWORD } });
}

/** Asks for another address and follows the link that is mailed there. */
async function moveTo(server: TestServer, token: string, email: string): Promise<void> {
  await changeEmail(server, token, email);
  const { payload } = await server.db
    .selectFrom("outbox")
    .select("payload")
    .where("recipient", "=", email)
    .where("kind", "=", "confirm_email")
    .executeTakeFirstOrThrow();
  await server.call(confirmEmailEndpoint, { body: payload as { token: string } });
}

/** A week of one passenger: books, is driven, has a ride edited by dispatch, and books again. */
async function leaveTraces(
  server: TestServer,
  { rider, driver }: { rider: { token: string }; driver: { token: string } },
): Promise<string[]> {
  const office = await makeAccount(server, { role: "operator" });
  const codes: string[] = [];
  for (const [turn, dropoff_location] of ["Kaya Perla 7", "Kaya Perla 8"].entries()) {
    const {
      rider_name: _name,
      rider_phone: _phone,
      ...trip
    } = aBooking(server, { notes: "Ask for Zoraida" });
    const body = {
      ...trip,
      dropoff_location,
      dropoff_lat: 12.13019,
      dropoff_lng: -68.94,
      stops: [{ location: "Kaya Perla 10", lat: 12.125, lng: -68.935 }],
      passenger_count: turn + 1,
    };
    const ride = await server.call(bookRideEndpoint, {
      body,
      token: rider.token,
      headers: { "idempotency-key": `trace ${turn}` },
    });
    codes.push((ride.tracking_code ?? "").toLowerCase());
    const params = { id: ride.id };
    const edit = {
      pickup_location: "Kaya Perla 9",
      pickup_lat: 12.12,
      pickup_lng: -68.93,
      stops: [{ location: "Kaya Perla 11", lat: 12.12617, lng: -68.936 }],
      rider_name: "Zoraida Winklaar jr",
    };
    await server.call(priceRideEditEndpoint, { params, body: edit, token: office.token });
    await server.call(updateRideEndpoint, { params, body: edit, token: office.token });
    await server.call(acceptRideEndpoint, { params, token: driver.token });
    await server.call(updateRideEndpoint, {
      params,
      body: { passenger_count: 3, force: true },
      token: office.token,
    });
  }
  return codes;
}

async function subscribe(server: TestServer, accountId: number): Promise<void> {
  await server.db
    .insertInto("push_subscriptions")
    .values({
      endpoint: `https://fcm.googleapis.com/fcm/send/${accountId}`,
      account_id: accountId,
      session_id: null,
      p256dh: "key",
      auth: "auth",
      language: "en",
      created_at: server.clock.now(),
    })
    .execute();
}

/** Looks for each trace in every row of every table, whatever the columns are called and jsonb included. */
async function findTraces(server: TestServer, traces: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`
      select lower(t::text) as text from ${sql.table(name)} as t`.execute(server.db);
    for (const trace of traces) {
      if (rows.some(({ text }) => text.includes(trace))) found.push(`${trace} in ${name}`);
    }
  }
  return found;
}
