import { describe, expect, it } from "vitest";
import {
  assignDriverEndpoint,
  releaseRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint, rejectRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import {
  bookRideEndpoint,
  getRideEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import {
  proveBookingEndpoint,
  sendBookingCodeEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import {
  distrustNetworkEndpoint,
  listTrustedNetworksEndpoint,
  trustNetworkEndpoint,
} from "../../../contract/rides/trusted-networks.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { aBooking, makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { addressHash } from "./booking-limits.ts";

type Booked = { id: number; tracking_code: string; status: string; held?: boolean };

let made = 0;

/** Books as a guest; a phone of its own unless one is given. */
async function book(
  server: TestServer,
  from: string,
  facts: { rider_phone?: string; rider_email?: string } = {},
) {
  made += 1;
  const body = aBooking(server, { rider_phone: `5${String(300_000 + made)}`, notes: `${made}`, ...facts });
  const answer = await server.request(bookRideEndpoint, { body, from });
  return { status: answer.statusCode, ride: answer.json<Booked>() };
}

/** Books three times for a phone; the fourth is held. */
async function bookHeld(server: TestServer, rider_phone: string, rider_email?: string): Promise<Booked> {
  for (const turn of [1, 2, 3])
    expect((await book(server, `10.9.0.${turn}`, { rider_phone })).ride.held).toBeUndefined();
  const { status, ride } = await book(server, "10.9.0.4", {
    rider_phone,
    ...(rider_email ? { rider_email } : {}),
  });
  expect([status, ride.status, ride.held]).toEqual([201, "Pending", true]);
  return ride;
}

async function lastCode(server: TestServer, recipient: string): Promise<string> {
  const row = await server.db
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", "booking_code")
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return (row.payload as { code: string }).code;
}

onADatabase(
  "a guest's booking that nobody has proved",
  (server) => {
    const track = (ride: Booked) => ({ params: { tracking_code: ride.tracking_code } });

    it("is held past three open ones of a phone, and seen by dispatch alone until the office releases it", async () => {
      const ride = await bookHeld(server, "5557001");
      const driver = await makeDriver(server);
      const operator = await makeAccount(server, { role: "operator" });
      const idsOf = async (token: string) => {
        const pending = await server.request(listRideRequestsEndpoint, { query: { type: "pending" }, token });
        return pending.json<Booked[]>().map(({ id }) => id);
      };
      expect(await idsOf(driver.token)).not.toContain(ride.id);
      expect(await idsOf(operator.token)).toContain(ride.id);
      const params = { id: ride.id };
      for (const call of [acceptRideEndpoint, rejectRideEndpoint, getRideEndpoint]) {
        expect((await server.request(call, { params, token: driver.token })).statusCode).toBe(404);
      }
      const assigned = await server.request(assignDriverEndpoint, {
        params,
        body: { driver_id: driver.id },
        token: operator.token,
      });
      expect([assigned.statusCode, assigned.json().error]).toEqual([
        409,
        "This booking is held. Approve it first.",
      ]);
      const released = await server.call(releaseRideEndpoint, { params, token: operator.token });
      expect([released.held, released.status]).toEqual([undefined, "Pending"]);
      expect(await idsOf(driver.token)).toContain(ride.id);
      const twice = await server.request(releaseRideEndpoint, { params, token: operator.token });
      expect(twice.statusCode).toBe(409);
    });

    it("is confirmed to its guest once it is released, not before", async () => {
      const ride = await bookHeld(server, "5557002", "ana@guests.example");
      const kinds = async () =>
        (
          await server.db
            .selectFrom("outbox")
            .select("kind")
            .where("ride_id", "=", ride.id)
            .where("channel", "=", "email")
            .execute()
        ).map(({ kind }) => kind);
      expect(await kinds()).toEqual([]);
      const { token } = await makeAccount(server, { role: "operator" });
      await server.call(releaseRideEndpoint, { params: { id: ride.id }, token });
      expect(await kinds()).toEqual(["booked"]);
    });

    it("is proved by a code to its phone, which counts as its owner's from then on", async () => {
      const ride = await bookHeld(server, "5557003");
      expect((await server.call(trackRideEndpoint, track(ride))).proof_ways).toEqual(["phone"]);
      const sent = await server.call(sendBookingCodeEndpoint, { ...track(ride), body: { way: "phone" } });
      expect(sent.sent_to).toBe("••• ••03");
      const code = await lastCode(server, "5557003");
      const proved = await server.call(proveBookingEndpoint, { ...track(ride), body: { code } });
      expect([proved.held, proved.proof_ways]).toEqual([undefined, undefined]);
      const next = await book(server, "10.9.0.5", { rider_phone: "5557003" });
      expect(next.ride.held).toBeUndefined();
    });

    it("takes five tries of a code, three codes, and none that is a quarter of an hour old", async () => {
      const ride = await bookHeld(server, "5557004", "ben@guests.example");
      expect((await server.call(trackRideEndpoint, track(ride))).proof_ways).toEqual(["phone", "email"]);
      const send = () => server.request(sendBookingCodeEndpoint, { ...track(ride), body: { way: "email" } });
      const prove = (code: string) =>
        server.request(proveBookingEndpoint, { ...track(ride), body: { code } });
      expect((await prove("123456")).statusCode).toBe(400);
      expect((await send()).json()).toEqual({ sent_to: "b•••@guests.example" });
      const first = await lastCode(server, "ben@guests.example");
      const wrong = first === "000000" ? "000001" : "000000";
      for (let turn = 0; turn < 5; turn += 1) expect((await prove(wrong)).statusCode).toBe(400);
      expect((await prove(first)).statusCode).toBe(400);
      await send();
      const second = await lastCode(server, "ben@guests.example");
      server.clock.advance(16 * MINUTE_MS);
      expect((await prove(second)).statusCode).toBe(400);
      await send();
      expect((await send()).statusCode).toBe(429);
      const third = await lastCode(server, "ben@guests.example");
      expect((await prove(third)).statusCode).toBe(200);
      expect((await prove(third)).statusCode).toBe(409);
      expect((await send()).statusCode).toBe(409);
    });

    it("does not shut out the owner of a phone that a stranger books with", async () => {
      await bookHeld(server, "5557005");
      const own = await book(server, "10.9.1.1", { rider_phone: "5557005" });
      expect([own.status, own.ride.held]).toEqual([201, true]);
      await server.call(sendBookingCodeEndpoint, { ...track(own.ride), body: { way: "phone" } });
      const code = await lastCode(server, "5557005");
      await server.call(proveBookingEndpoint, { ...track(own.ride), body: { code } });
    });

    it("keeps no code in the outbox once it has gone, and none in its own table", async () => {
      const ride = await bookHeld(server, "5557006");
      await server.call(sendBookingCodeEndpoint, { ...track(ride), body: { way: "phone" } });
      const code = await lastCode(server, "5557006");
      const kept = await server.db
        .selectFrom("booking_codes")
        .selectAll()
        .where("ride_id", "=", ride.id)
        .execute();
      expect(JSON.stringify(kept)).not.toContain(code);
    });
  },
  { limitFactor: 1, gateways: { webhook: true } },
);

/** So many guests have booked from an address within this hour. */
async function haveBooked(server: TestServer, guests: number, from: string): Promise<void> {
  for (let guest = 0; guest < guests; guest += 1) {
    await makeRide(server, { rider_phone: `6${100_000 + guest}`, booked_from: addressHash(from) });
  }
}

describe("guests who share an address", () => {
  onADatabase(
    "the limits as they are",
    (server) => {
      const bookFrom = async (from: string) => {
        const { status, ride } = await book(server, from);
        return [status, ride.status, ride.held === true];
      };

      it("let 300 book behind the network of a pier that the office trusts, and hold the next", async () => {
        const { token } = await makeAccount(server, { role: "staff" });
        const pier = "190.4.1.1";
        await server.call(trustNetworkEndpoint, { body: { name: "Mega Pier", address: pier }, token });
        await haveBooked(server, 298, pier);
        expect(await bookFrom(pier)).toEqual([201, "Pending", false]);
        expect(await bookFrom(pier)).toEqual([201, "Pending", false]);
        expect(await bookFrom(pier)).toEqual([201, "Pending", true]);
      });

      it("let 60 book behind any other address, and answer the 61st with 201, Pending and held", async () => {
        const hotel = "190.4.1.2";
        await haveBooked(server, 59, hotel);
        expect(await bookFrom(hotel)).toEqual([201, "Pending", false]);
        expect(await bookFrom(hotel)).toEqual([201, "Pending", true]);
      });
    },
    { limitFactor: 1 },
  );

  onADatabase(
    "a tenth of the limits",
    (server) => {
      it("come past 600 no more, while a rider signed in there does, and begin anew an hour later", async () => {
        await haveBooked(server, 59, "10.2.2.2");
        expect((await book(server, "10.2.2.2")).ride.held).toBe(true);
        expect((await book(server, "10.2.2.2")).status).toBe(429);
        const rider = await makeAccount(server, { role: "rider" });
        const body = aBooking(server, {});
        const own = await server.request(bookRideEndpoint, { body, from: "10.2.2.2", token: rider.token });
        expect([own.statusCode, own.json().held]).toEqual([201, undefined]);
        server.clock.advance(61 * MINUTE_MS);
        expect((await book(server, "10.2.2.2")).ride.held).toBeUndefined();
      });

      it("count by network, and in a network the office trusts up to 300 an hour", async () => {
        const { token } = await makeAccount(server, { role: "staff" });
        const added = await server.call(trustNetworkEndpoint, {
          body: { name: "Mega Pier", address: "2001:db8:1:2::9" },
          token,
        });
        expect(added).toMatchObject({ name: "Mega Pier", address: "2001:db8:1:2" });
        const again = await server.request(trustNetworkEndpoint, {
          body: { name: "The pier", address: "2001:db8:1:2::7" },
          token,
        });
        expect(again.statusCode).toBe(409);
        const held = async (host: number) => (await book(server, `2001:db8:1:2::${host}`)).ride.held === true;
        for (let host = 1; host <= 30; host += 1) expect(await held(host)).toBe(false);
        expect(await held(31)).toBe(true);
        await server.call(distrustNetworkEndpoint, { params: { id: added.id }, token });
        expect(await server.call(listTrustedNetworksEndpoint, { token })).toEqual([]);
        const here = await server.call(trustNetworkEndpoint, {
          body: { name: "Hotel" },
          from: "190.4.7.7",
          token,
        });
        expect(here.address).toBe("190.4.7.7");
      });
    },
    { limitFactor: 0.1 },
  );
});
