import { randomUUID } from "node:crypto";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { sendContactMessageEndpoint } from "../../contract/messages/messages.endpoints.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { loginEndpoint, registerRiderEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { describe, expect, it } from "vitest";
import { testConnectionEndpoint } from "../../contract/health/health.endpoints.ts";
import { readDashboardEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { aBooking } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";
import { networkOf } from "./network-of.ts";
import { LIMITS } from "./rate-limits.ts";

onADatabase(
  "the allowance of calls",
  (server) => {
    const from = "190.5.1.1";
    const statusOf = async (asked: ReturnType<typeof server.request>) => (await asked).statusCode;

    it("of a guest belongs to the address, refills with time, and leaves those signed in there alone", async () => {
      const [ana, ben] = [
        await makeAccount(server, { role: "rider" }),
        await makeAccount(server, { role: "rider" }),
      ];
      for (let call = 0; call < LIMITS.ordinary.burst; call += 1) {
        expect(await statusOf(server.request(testConnectionEndpoint, { from }))).toBe(200);
      }
      const refused = await server.request(testConnectionEndpoint, { from });
      expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
      expect(await statusOf(server.request(testConnectionEndpoint, { from: "190.5.1.2" }))).toBe(200);
      for (const { token } of [ana, ben]) {
        expect(await statusOf(server.request(readDashboardEndpoint, { from, token }))).toBe(200);
      }
      server.clock.advance(Number(refused.headers["retry-after"]) * 1_000);
      expect(await statusOf(server.request(testConnectionEndpoint, { from }))).toBe(200);
    });

    /** Asks with an invalid body until the rate limit refuses; returns how many calls got through. */
    async function askUntilRefused(description: EndpointDescription, call: object) {
      for (let asked = 0; asked < 310; asked += 1) {
        if ((await statusOf(server.ask(description, { ...call, body: {} }))) === 429) return asked;
      }
      return Number.POSITIVE_INFINITY;
    }

    it("for passwords and mails belongs to the address too, even with a token", async () => {
      const { token } = await makeAccount(server, { role: "rider" });
      const at = { from: "190.5.2.1" };
      expect(await askUntilRefused(loginEndpoint, at)).toBe(LIMITS.credentials.burst);
      expect(await askUntilRefused(loginEndpoint, { ...at, token })).toBe(0);
      expect(await askUntilRefused(sendContactMessageEndpoint, { from: "190.5.2.2" })).toBe(
        LIMITS.message.burst,
      );
      expect(await askUntilRefused(sendContactMessageEndpoint, { from: "190.5.2.2", token })).toBe(0);
      // The account's own allowance goes with it to another address.
      const other = await makeAccount(server, { role: "rider" });
      expect(
        await askUntilRefused(sendContactMessageEndpoint, { from: "190.5.2.3", token: other.token }),
      ).toBe(10);
      expect(
        await askUntilRefused(sendContactMessageEndpoint, { from: "190.5.2.4", token: other.token }),
      ).toBe(0);
    });

    it("is sixty registrations an hour from one address", async () => {
      expect(await askUntilRefused(registerRiderEndpoint, { from: "190.5.4.1" })).toBe(60);
      server.clock.advance(60 * 60_000);
      expect(await askUntilRefused(registerRiderEndpoint, { from: "190.5.4.1" })).toBe(60);
    });
  },
  { limitFactor: 1 },
);

onADatabase(
  "the allowance of bookings, a tenth of it",
  (server) => {
    /** Books until it is refused; returns how many bookings stand. */
    async function bookUntilRefused(caller: { from: string; token: string }): Promise<number> {
      for (let booked = 0; booked < 35; booked += 1) {
        const { statusCode } = await server.request(bookRideEndpoint, { ...caller, body: aBooking(server) });
        if (statusCode === 429) return booked;
        expect(statusCode).toBe(201);
      }
      return Number.POSITIVE_INFINITY;
    }

    it("of a rider is a hundred an hour, three hundred from one address, and wide for dispatch", async () => {
      const from = "190.5.3.1";
      const had: number[] = [];
      for (let rider = 0; rider < 4; rider += 1) {
        const { token } = await makeAccount(server, { role: "rider" });
        had.push(await bookUntilRefused({ from, token }));
      }
      expect(had).toEqual([10, 10, 10, 0]);
      const { token } = await makeAccount(server, { role: "operator" });
      expect(await bookUntilRefused({ from, token })).toBe(Number.POSITIVE_INFINITY);
    });

    it("counts a booking once, however often it is sent under its key, and not one that is refused", async () => {
      const { token } = await makeAccount(server, { role: "rider" });
      const call = { from: "190.5.3.2", token };
      const headers = { "idempotency-key": randomUUID() };
      const body = aBooking(server);
      const ids = new Set<number>();
      for (let round = 0; round < 6; round += 1) {
        const tries = Array.from({ length: 4 }, () =>
          server.request(bookRideEndpoint, { ...call, body, headers }),
        );
        for (const answer of await Promise.all(tries)) ids.add(answer.json<{ id: number }>().id);
      }
      expect(ids.size).toBe(1);
      for (let round = 0; round < 12; round += 1) {
        const refused = await server.ask(bookRideEndpoint, { ...call, body: {} });
        expect(refused.statusCode).toBe(400);
      }
      expect(await bookUntilRefused(call)).toBe(9);
    });
  },
  { limitFactor: 0.1 },
);

describe("where a caller is", () => {
  it.each([
    ["190.5.1.1", "190.5.1.1"],
    ["::ffff:190.5.1.1", "190.5.1.1"],
    ["2001:db8:1:2::5", "2001:db8:1:2"],
    ["2001:db8:1:2:ffff:0:0:1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:DB8:1:2::5", "2001:db8:1:2"],
    ["2001:0db8:0001:0002:0:0:0:5", "2001:db8:1:2"],
    ["2001:db8:1:2::190.5.1.1", "2001:db8:1:2"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
    ["::FFFF:be05:0101", "190.5.1.1"],
    ["0:0:0:0:0:ffff:190.5.1.1", "190.5.1.1"],
    ["[::ffff:190.5.1.1]:50312", "190.5.1.1"],
    ["::190.5.1.1", "190.5.1.1"],
    ["190.5.1.1:50312", "190.5.1.1"],
    ["[2001:db8:1:2::5]:50312", "2001:db8:1:2"],
  ])("%s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
