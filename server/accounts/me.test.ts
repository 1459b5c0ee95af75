import { expect, it } from "vitest";
import { changeMe, exportMe, login, readMe } from "../../contract/accounts/accounts.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { insertRideRow } from "../testing/ride-rows.ts";
import { onEachDatabase } from "../testing/test-house.ts";
import { hashPassword } from "./passwords.ts";

onEachDatabase("my account", (house) => {
  it("shows a driver his car and papers, and nobody else a card", async () => {
    const driver = await makeDriver(house, { vehicleName: "Blue Kia Rio", plate: "TX-88" });
    expect(await house.call(readMe, { token: driver.token })).toMatchObject({
      role: "driver",
      driver: { id: driver.id, approved: true, on_shift: true, vehicle_name: "Blue Kia Rio", plate: "TX-88" },
    });
    const operator = await makeAccount(house, { role: "operator" });
    expect(await house.call(readMe, { token: operator.token })).toMatchObject({
      driver: null,
      two_factor: "off",
    });
  });

  it("counts a VIP level from the rides completed as a rider, and from no others", async () => {
    const rider = await makeAccount(house, { role: "rider" });
    const driver = await makeDriver(house);
    const ride = { rider_id: rider.id, driver_id: driver.id, completed_at: house.clock.now() };
    for (let count = 0; count < 4; count += 1) await insertRideRow(house, { ...ride, status: "Completed" });
    await insertRideRow(house, { ...ride, status: "Cancelled", completed_at: null });
    await insertRideRow(house, { ...ride, rider_id: null, status: "Completed" });
    const me = () => house.call(readMe, { token: rider.token });
    expect(await me()).toMatchObject({ vip_level: 0, completed_rides: 4 });
    await insertRideRow(house, { ...ride, status: "Completed" });
    expect(await me()).toMatchObject({ vip_level: 1, completed_rides: 5 });
    expect(await house.call(readMe, { token: driver.token })).toMatchObject({ completed_rides: 0 });
  });

  it("takes new names, phone, e-mail and language, and leaves the rest", async () => {
    const rider = await makeAccount(house, { role: "rider", firstName: "Ana", lastName: "Pieters" });
    const body = {
      first_name: " Anita ",
      phone_number: "+599 9 555 4321",
      email: "Anita@Example.com",
      language: "pap" as const,
      role: "staff",
      username: "boss",
      vip_level: 5,
    };
    expect(await house.call(changeMe, { token: rider.token, body })).toMatchObject({
      first_name: "Anita",
      last_name: "Pieters",
      phone_number: "5554321",
      email: "Anita@Example.com",
      language: "pap",
      role: "rider",
      username: rider.username,
      vip_level: 0,
    });
  });

  it("refuses another's e-mail, also of two who want it at once, and leaves everything as it was", async () => {
    const [one, two, owner] = [
      await makeAccount(house, { role: "rider" }),
      await makeAccount(house, { role: "rider" }),
      await makeAccount(house, { role: "rider", email: "owner@example.com" }),
    ];
    const taken = await house.ask(changeMe, {
      token: one.token,
      body: { email: "OWNER@example.com", first_name: "Thief" },
    });
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({ code: "account_taken", fields: { email: expect.any(String) } });
    expect(await house.call(readMe, { token: one.token })).toMatchObject({ first_name: "Test" });
    await house.call(changeMe, { token: owner.token, body: { email: "Owner@Example.com" } });
    const both = await Promise.all(
      [one, two].map(({ token }) => house.ask(changeMe, { token, body: { email: "free@example.com" } })),
    );
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  });

  it("refuses a bad phone, e-mail, name or language field by field", async () => {
    const rider = await makeAccount(house, { role: "rider" });
    for (const body of [
      { phone_number: "123" },
      { email: "x" },
      { first_name: " " },
      { language: "fr" as "en" },
    ]) {
      const response = await house.ask(changeMe, { token: rider.token, body });
      expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
        400,
        Object.keys(body),
      ]);
    }
  });

  it("keeps the page to come back to, if it is one of this site, and gives it back at the next sign-in", async () => {
    const passwordHash = await hashPassword("a mango in the shade");
    const rider = await makeAccount(house, { role: "rider", username: "reader", passwordHash });
    const bad = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/%2Fevil.example",
      "/%5cevil",
      "fare",
    ];
    for (const last_visited_page of bad) {
      const response = await house.ask(changeMe, { token: rider.token, body: { last_visited_page } });
      expect([last_visited_page, response.statusCode]).toEqual([last_visited_page, 400]);
    }
    const page = "/myridehistory?sort=fare&q=50%25";
    await house.call(changeMe, { token: rider.token, body: { last_visited_page: page } });
    const answer = await house.call(login, {
      body: { username: "reader", password: "a mango in the shade" },
    });
    expect(answer.last_visited_page).toBe(page);
  });
});

onEachDatabase("the export of my account", (house) => {
  it("holds my account, my sessions, my rides and the messages about them, and nobody else's", async () => {
    const me = await makeAccount(house, { role: "rider", username: "mine" });
    const other = await makeAccount(house, { role: "rider", username: "theirs" });
    const mine = await insertRideRow(house, { rider_id: me.id, status: "Pending", rider_name: "Mine" });
    const theirs = await insertRideRow(house, {
      rider_id: other.id,
      status: "Pending",
      rider_name: "Theirs",
    });
    for (const ride_id of [mine, theirs]) {
      await house.db
        .insertInto("outbox")
        .values({
          kind: "booked",
          channel: "email",
          recipient: `ride${ride_id}@example.com`,
          language: "en",
          payload: "{}",
          ride_id,
          next_attempt_at: house.clock.now(),
          created_at: house.clock.now(),
        })
        .execute();
    }
    const file = await house.call(exportMe, { token: me.token });
    expect(file).toMatchObject({
      exported_at: house.clock.now().toISOString(),
      account: { username: "mine" },
      sessions: [{ current: true }],
      rides: [{ rider_name: "Mine", calculated_fare: "26.00", distance_km: 12.4 }],
      messages: [{ kind: "booked", recipient: `ride${mine}@example.com` }],
    });
    expect(JSON.stringify(file)).not.toMatch(/theirs|password|hash|none /i);
  });
});
