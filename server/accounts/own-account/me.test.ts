import { expect, it } from "vitest";
import { loginEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { changeMeEndpoint, exportMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { insertRideRow } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { hashPassword } from "../passwords/passwords.ts";

onADatabase("my account", (server) => {
  it("shows a driver their car and papers, and others no driver record", async () => {
    const driver = await makeDriver(server, { vehicleName: "Blue Kia Rio", plate: "TX-88" });
    expect(await server.call(readMeEndpoint, { token: driver.token })).toMatchObject({
      role: "driver",
      driver: { id: driver.id, approved: true, on_shift: true, vehicle_name: "Blue Kia Rio", plate: "TX-88" },
    });
    const operator = await makeAccount(server, { role: "operator" });
    expect(await server.call(readMeEndpoint, { token: operator.token })).toMatchObject({
      driver: null,
      two_factor: "off",
    });
  });

  it("counts a VIP level from the rides completed as a rider, and from no others", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const driver = await makeDriver(server);
    const ride = { rider_id: rider.id, driver_id: driver.id, completed_at: server.clock.now() };
    for (let count = 0; count < 4; count += 1) await insertRideRow(server, { ...ride, status: "Completed" });
    await insertRideRow(server, { ...ride, status: "Cancelled", completed_at: null });
    await insertRideRow(server, { ...ride, rider_id: null, status: "Completed" });
    const me = () => server.call(readMeEndpoint, { token: rider.token });
    expect(await me()).toMatchObject({ vip_level: 0, completed_rides: 4 });
    await insertRideRow(server, { ...ride, status: "Completed" });
    expect(await me()).toMatchObject({ vip_level: 1, completed_rides: 5 });
    expect(await server.call(readMeEndpoint, { token: driver.token })).toMatchObject({ completed_rides: 0 });
  });

  it("takes new names and a language without a password, and leaves the rest", async () => {
    const rider = await makeAccount(server, { role: "rider", firstName: "Ana", lastName: "Pieters" });
    const body = {
      first_name: " Anita ",
      // Sending the same values again changes nothing.
      phone_number: rider.phone,
      email: rider.email.toUpperCase(),
      language: "pap" as const,
      role: "staff",
      username: "boss",
      vip_level: 5,
    };
    expect(await server.call(changeMeEndpoint, { token: rider.token, body })).toMatchObject({
      first_name: "Anita",
      last_name: "Pieters",
      phone_number: rider.phone,
      language: "pap",
      role: "rider",
      username: rider.username,
      vip_level: 0,
    });
  });

  it("refuses a bad phone, e-mail, name or language field by field", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    for (const body of [
      { phone_number: "123" },
      { email: "x" },
      { first_name: " " },
      { language: "fr" as "en" },
    ]) {
      const response = await server.request(changeMeEndpoint, { token: rider.token, body });
      expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
        400,
        Object.keys(body),
      ]);
    }
  });

  it("keeps the page to come back to, if it is one of this site, and gives it back at the next sign-in", async () => {
    const passwordHash = await hashPassword("a mango in the shade");
    const rider = await makeAccount(server, { role: "rider", username: "reader", passwordHash });
    const bad = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/%2Fevil.example",
      "/%5cevil",
      "fare",
    ];
    for (const last_visited_page of bad) {
      const response = await server.request(changeMeEndpoint, {
        token: rider.token,
        body: { last_visited_page },
      });
      expect([last_visited_page, response.statusCode]).toEqual([last_visited_page, 400]);
    }
    const page = "/myridehistory?sort=fare&q=50%25";
    await server.call(changeMeEndpoint, { token: rider.token, body: { last_visited_page: page } });
    const answer = await server.call(loginEndpoint, {
      body: { username: "reader", password: "a mango in the shade" },
    });
    expect(answer.last_visited_page).toBe(page);
  });
});

onADatabase("the export of my account", (server) => {
  it("holds my account, my sessions, my rides and the messages about them, and nobody else's", async () => {
    const me = await makeAccount(server, { role: "rider", username: "mine" });
    const other = await makeAccount(server, { role: "rider", username: "theirs" });
    const driver = await makeDriver(server);
    const mine = await insertRideRow(server, {
      rider_id: me.id,
      status: "Completed",
      driver_id: driver.id,
      completed_at: server.clock.now(),
      ended_at: server.clock.now(),
      rider_name: "Mine",
      paid_by: "cash_xcg",
      tip_cents: 279,
      tip_xcg_cents: 500,
      tip_link_cents: 300,
    });
    const theirs = await insertRideRow(server, {
      rider_id: other.id,
      status: "Pending",
      rider_name: "Theirs",
    });
    for (const ride_id of [mine, theirs]) {
      await server.db
        .insertInto("outbox")
        .values({
          kind: "booked",
          channel: "email",
          recipient: `ride${ride_id}@example.com`,
          language: "en",
          payload: "{}",
          ride_id,
          next_attempt_at: server.clock.now(),
          created_at: server.clock.now(),
        })
        .execute();
    }
    const file = await server.call(exportMeEndpoint, { token: me.token });
    expect(file).toMatchObject({
      exported_at: server.clock.now().toISOString(),
      account: { username: "mine" },
      sessions: [{ current: true }],
      rides: [
        {
          rider_name: "Mine",
          calculated_fare: "30.00",
          distance_km: 15.2,
          paid_by: "cash_xcg",
          tip: "2.79",
          tip_xcg: "5.00",
          tip_by_link: "3.00",
        },
      ],
      messages: [{ kind: "booked", recipient: `ride${mine}@example.com` }],
    });
    expect(JSON.stringify(file)).not.toMatch(/theirs|(?<!has_)password|hash|none /i);
  });
});
