import { expect, it } from "vitest";
import { findBookingEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("a booking that is looked for", (server) => {
  const find = (reference: string, phone_end: string, from = "10.3.0.1") =>
    server.request(findBookingEndpoint, { body: { reference, phone_end }, from });
  /** An end that no test's phone has. */
  const WRONG = "9999";

  it("is found by its number, however it is typed, and the last four digits of its phone", async () => {
    const { reference, trackingCode } = await makeRide(server, { rider_phone: "+31 6 5550 0123" });
    const typed = reference.toLowerCase().replace("-", " ");
    expect((await find(typed, "0123")).json()).toEqual({ tracking_code: trackingCode });
  });

  it("has the same answer for a wrong phone and for an unknown number, and names neither", async () => {
    const { reference } = await makeRide(server, { rider_phone: "5550123", rider_name: "Marked Name" });
    const [wrong, unknown] = [await find(reference, WRONG), await find("222-222", WRONG)];
    const plain = ({ body }: { body: string }) => body.replace(/"request_id":"[^"]*"/, "");
    expect(wrong.statusCode).toBe(404);
    expect(plain(wrong)).toBe(plain(unknown));
    expect(wrong.body).not.toMatch(/Marked|555/);
  });

  it("is guessed five times from wherever, then ever more slowly; the right pair frees no more tries", async () => {
    const { reference } = await makeRide(server, { rider_phone: "5550124" });
    for (const host of [1, 2, 3, 4]) await find(reference, WRONG, `10.4.${host}.1`);
    expect((await find(reference, "0124", "10.4.9.1")).statusCode).toBe(200);
    expect((await find(reference, WRONG, "10.4.5.1")).statusCode).toBe(404);
    const slowed = await find(reference, "0124", "10.4.6.1");
    expect([slowed.statusCode, slowed.json().retry_after]).toEqual([429, 60]);
    server.clock.advance(MINUTE_MS);
    expect((await find(reference, WRONG, "10.4.7.1")).statusCode).toBe(404);
    expect((await find(reference, "0124", "10.4.8.1")).json().retry_after).toBe(120);
    server.clock.advance(2 * MINUTE_MS);
    expect((await find(reference, "0124", "10.4.8.1")).statusCode).toBe(200);
  });

  it("slows down one address that tries many numbers, and nobody else", async () => {
    const { reference } = await makeRide(server, { rider_phone: "5550125" });
    for (let turn = 0; turn < 20; turn += 1) {
      const number = `23${"456789ABCD"[turn % 10]}-${turn < 10 ? "222" : "333"}`;
      expect((await find(number, WRONG, "10.5.0.1")).statusCode).toBe(404);
    }
    expect((await find(reference, "0125", "10.5.0.1")).statusCode).toBe(429);
    expect((await find(reference, "0125", "10.5.0.2")).statusCode).toBe(200);
    server.clock.advance(HOUR_MS);
    expect((await find(reference, "0125", "10.5.0.1")).statusCode).toBe(200);
  });

  it("is not found once its people are forgotten, or three months after its pickup", async () => {
    const at = (daysAgo: number) => new Date(server.clock.now().getTime() - daysAgo * DAY_MS);
    const old = await makeRide(server, {
      status: "Completed",
      rider_phone: "5550126",
      ride_datetime: at(91),
    });
    expect((await find(old.reference, "0126", "10.6.0.1")).statusCode).toBe(404);
    const blank = await makeRide(server, { rider_phone: "Removed" });
    expect((await find(blank.reference, "0000", "10.6.0.1")).statusCode).toBe(404);
  });

  it("asks for six letters and four digits before it looks", async () => {
    expect((await find("4XV", "0123")).json().fields).toEqual({
      reference: "A booking number has six letters and figures, like 4XV-MEN.",
    });
    expect((await find("4XV-MEN", "12a4")).json().fields).toEqual({
      phone_end: "Please give the last four digits of the phone.",
    });
  });
});
