import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Booking } from "../../contract/rides/booking.ts";
import { cancelTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { aBooking } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("an Idempotency-Key", (server) => {
  const keyed = (key: string) => ({ headers: { "idempotency-key": key } });
  const book = (key: string, facts: Partial<Booking> = {}, token?: string) =>
    server.request(bookRideEndpoint, {
      body: aBooking(server, { rider_phone: "5550801", ...facts }),
      token,
      from: "190.5.8.1",
      ...keyed(key),
    });
  const bookings = async () =>
    (await server.db.selectFrom("rides").select("id").where("rider_phone", "=", "5550801").execute()).length;

  it("has the first answer for the same body, byte for byte, and a refusal for any other", async () => {
    const key = randomUUID();
    const first = await book(key);
    expect((await book(key)).body).toBe(first.body);
    const other = await book(key, { passenger_count: 3 });
    expect([other.statusCode, other.json()]).toEqual([
      422,
      expect.objectContaining({
        code: "idempotency_mismatch",
        error: "This Idempotency-Key was used for another request.",
      }),
    ]);
    expect(await bookings()).toBe(1);
    // Nothing of the first answer is told to who has another body.
    expect(other.body).not.toContain(first.json().tracking_code);
  });

  it("is for one call: another under it is refused, and not done", async () => {
    const key = randomUUID();
    const { tracking_code } = (await book(key, { rider_phone: "5550802" })).json();
    const params = { tracking_code };
    const refused = await server.request(cancelTrackedRideEndpoint, {
      params,
      from: "190.5.8.1",
      ...keyed(key),
    });
    expect([refused.statusCode, refused.json().code]).toEqual([422, "idempotency_mismatch"]);
    expect((await server.request(cancelTrackedRideEndpoint, { params })).json().status).toBe("Cancelled");
  });

  it("is each caller's own", async () => {
    const key = randomUUID();
    const riders = [
      await makeAccount(server, { role: "rider" }),
      await makeAccount(server, { role: "rider" }),
    ];
    const answers = await Promise.all(riders.map(({ token }) => book(key, {}, token)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(2);
    // One who comes when the others have been answered hears nothing of theirs.
    const late = await book(key, {}, (await makeAccount(server, { role: "rider" })).token);
    expect(late.statusCode).toBe(201);
    expect(answers.map((answer) => answer.json().id)).not.toContain(late.json().id);
  });
});

onADatabase(
  "an Idempotency-Key whose request came too early",
  (server) => {
    it("is tried again when its time has come: that it was too many is no answer to keep", async () => {
      const { token } = await makeAccount(server, { role: "rider" });
      const body = aBooking(server, { rider_phone: "5550803" });
      const book = (key: string) =>
        server.request(bookRideEndpoint, {
          body,
          token,
          headers: { "idempotency-key": key },
        });
      expect((await book(randomUUID())).statusCode).toBe(201);
      const key = randomUUID();
      const refused = await book(key);
      expect(refused.statusCode).toBe(429);
      server.clock.advance(Number(refused.headers["retry-after"]) * 1_000);
      expect((await book(key)).statusCode).toBe(201);
    });
  },
  // One booking at once of an account.
  { limitFactor: 0.01 },
);
