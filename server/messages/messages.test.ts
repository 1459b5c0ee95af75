import { expect, it } from "vitest";
import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import { onADatabase } from "../testing/test-server.ts";

const MESSAGE = { name: "Ana Maduro", email: "ana@example.com", message: "Do you drive to Westpunt?" };
const APPLICATION = {
  first_name: "Elvin",
  last_name: "Martina",
  email: "elvin@example.com",
  phone: "5550199",
  license_number: "CW-1234",
  vehicle_type: "xl" as const,
  vehicle_name: "White Toyota Hiace",
  plate: "TX 412",
};

onADatabase("a contact message", (server) => {
  it("is kept for the staff and mailed to the company's address with the sender to answer to", async () => {
    await server.call(sendContactMessageEndpoint, {
      body: { ...MESSAGE, topic: "tour", subject: "Sunset sail", party_size: 6, date: "2026-12-24" },
    });
    const kept = await server.db.selectFrom("contact_messages").selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ ...MESSAGE, topic: "tour", party_size: 6, wanted_on: "2026-12-24" });
    const mail = await server.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ channel: "email", recipient: "hello@trupial.example" });
    expect(mail.payload).toMatchObject({ replyTo: "ana@example.com", text: MESSAGE.message });
  });

  it.each([
    ["name", { ...MESSAGE, name: "  " }],
    ["email", { ...MESSAGE, email: "ana at example" }],
    // It looks like an address, and no domain ends like this.
    ["email", { ...MESSAGE, email: "ana@example.c" }],
    ["message", { ...MESSAGE, message: "" }],
    ["message", { ...MESSAGE, message: "a\u0000b" }],
    ["date", { ...MESSAGE, date: "2026-02-30" }],
    ["party_size", { ...MESSAGE, party_size: 0 }],
  ])("is refused with the name of the field when the %s does not hold", async (field, body) => {
    const response = await server.request(sendContactMessageEndpoint, { body });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  it("is kept once when it is sent twice with the same key", async () => {
    const headers = { "idempotency-key": "one message" };
    const first = await server.call(sendContactMessageEndpoint, { body: MESSAGE, headers });
    const second = await server.call(sendContactMessageEndpoint, { body: MESSAGE, headers });
    expect(second).toEqual(first);
  });
});

onADatabase("an application to drive", (server) => {
  it("is kept as new and mailed to the company", async () => {
    await server.call(applyToDriveEndpoint, { body: APPLICATION });
    const kept = await server.db.selectFrom("driver_applications").selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ ...APPLICATION, state: "new", handled_at: null });
    const mail = await server.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(mail.payload).toMatchObject({ replyTo: "elvin@example.com" });
  });
});

onADatabase(
  "someone who writes without end",
  (server) => {
    it("is told to wait, and others are not", async () => {
      const from = "203.0.113.7";
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) {
        statuses.push((await server.request(sendContactMessageEndpoint, { body: MESSAGE, from })).statusCode);
      }
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
      expect(statuses.slice(10)).toEqual([429, 429]);
      expect(
        (await server.request(sendContactMessageEndpoint, { body: MESSAGE, from: "203.0.113.8" })).statusCode,
      ).toBe(201);
    });
  },
  { limitFactor: 1 },
);
