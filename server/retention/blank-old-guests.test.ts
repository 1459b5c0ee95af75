import { expect, it } from "vitest";
import { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { answerContactMessageEndpoint } from "../../contract/messages/inbox.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";
import { blankOldGuests } from "./blank-old-guests.ts";

onADatabase("after eighteen months", (server) => {
  const months = 18;

  it("a guest's name, phone and places are blanked and every total stays", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const person = { rider_name: "Old Guest", rider_phone: "5550777", rider_email: "old@example.com" };
    const before = { ride_datetime: new Date("2025-05-20T15:59:59Z"), notes: "Gate 4" };
    const after = { ride_datetime: new Date("2025-05-20T16:00:00Z") };
    const old = await makeRide(server, { status: "Completed", stars: 4, ...person, ...before });
    const young = await makeRide(server, { status: "Completed", ...person, ...after });
    const registered = await makeRide(server, {
      status: "Completed",
      riderId: rider.id,
      ...person,
      ...before,
    });
    const totals = () =>
      server.db
        .selectFrom("rides")
        .select(({ fn }) => [
          fn.countAll().as("rides"),
          fn.sum("fare_cents").as("cents"),
          fn.sum("stars").as("stars"),
        ])
        .executeTakeFirstOrThrow();
    const sums = await totals();
    expect(await blankOldGuests(server.db, { now: server.clock.now(), months })).toEqual({ rides: 1 });
    expect(await totals()).toEqual(sums);

    const rows = await server.db.selectFrom("rides").selectAll().orderBy("id").execute();
    const row = (id: number) => JSON.stringify(rows.find((one) => one.id === id));
    for (const mark of [
      "Old Guest",
      "5550777",
      "old@example.com",
      "Hato",
      "Mambo Beach",
      "12.18",
      "Gate 4",
    ]) {
      expect(row(old.id)).not.toContain(mark);
    }
    expect(row(young.id)).toContain("Old Guest");
    expect(row(registered.id)).toContain("Old Guest");
    expect(await blankOldGuests(server.db, { now: server.clock.now(), months })).toEqual({ rides: 0 });
  });

  it("a contact message is deleted with what was answered to it", async () => {
    server.clock.set("2025-05-01T12:00:00Z");
    const { id } = await server.call(sendContactMessageEndpoint, {
      body: { name: "A", email: "a@example.com", message: "Hello" },
    });
    const { token } = await makeAccount(server, { role: "staff" });
    await server.call(answerContactMessageEndpoint, { params: { id }, body: { text: "Hello, A" }, token });
    server.clock.set("2026-11-20T16:00:00Z");
    await blankOldGuests(server.db, { now: server.clock.now(), months });
    for (const table of ["contact_messages", "contact_answers"] as const) {
      expect(await server.db.selectFrom(table).select("id").execute()).toEqual([]);
    }
  });
});
