import { expect, it } from "vitest";
import { deleteMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import {
  claimRideEndpoint,
  listRideRequestsEndpoint,
  sendClaimCodeEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { listPartnerRidesEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { hashPassword } from "../../accounts/passwords/passwords.ts";
import { type TestAccount, makeAccount } from "../../testing/accounts.ts";
import { makePartner } from "../../testing/partners.ts";
import { GATEWAY_SECRETS } from "../../testing/phone-gateways.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { setVip } from "../../testing/vip.ts";

const PASSWORD = "a mango in the shade";

onADatabase(
  "a ride that was booked without an account, claimed by its link",
  (server) => {
    const rider = async (facts: { email?: string; emailConfirmed?: boolean } = {}) =>
      makeAccount(server, { role: "rider", passwordHash: await hashPassword(PASSWORD), ...facts });
    const claim = (person: TestAccount, tracking_code: string, code?: string) =>
      server.request(claimRideEndpoint, {
        token: person.token,
        body: { tracking_code, ...(code === undefined ? {} : { code }) },
      });
    const askCode = (person: TestAccount, tracking_code: string, way: "phone" | "email") =>
      server.request(sendClaimCodeEndpoint, { token: person.token, body: { tracking_code, way } });
    const lastCode = async (recipient: string) => {
      const row = await server.db
        .selectFrom("outbox")
        .select("payload")
        .where("recipient", "=", recipient)
        .where("kind", "=", "booking_code")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      return row.payload as { code: string; claims?: boolean };
    };

    it("gives away neither phone nor e-mail, and asks for a code to one of them", async () => {
      const { trackingCode } = await makeRide(server, {
        rider_phone: "5830001",
        rider_email: "passenger@example.com",
      });
      const stranger = await rider();
      const refused = await claim(stranger, trackingCode);
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: "proof_needed", ways: ["phone", "email"] }),
      ]);
      expect(refused.body).not.toMatch(/5830001|passenger/);
      const sent = await askCode(stranger, trackingCode, "email");
      expect(sent.json()).toEqual({ sent_to: "p•••@example.com" });
      const own = await server.call(listRideRequestsEndpoint, { query: {}, token: stranger.token });
      expect(own).toEqual([]);
    });

    it.each([
      ["its phone", "phone", "5830011", "phone"],
      ["its mailbox", "email", "claim@example.com", null],
    ] as const)(
      "is the rider's with the code that was sent to %s",
      async (_where, way, recipient, proved) => {
        const { id, trackingCode } = await makeRide(server, {
          rider_phone: "5830011",
          rider_email: "claim@example.com",
        });
        const person = await rider();
        await askCode(person, trackingCode, way);
        const { code, claims } = await lastCode(recipient);
        expect(claims).toBe(true);
        const taken = await claim(person, trackingCode, code);
        expect(taken.json()).toMatchObject({ id, rider_phone: "5830011", rider_email: "claim@example.com" });
        // Claiming it twice has the same result.
        expect((await claim(person, trackingCode)).statusCode).toBe(200);
        const row = await server.db
          .selectFrom("rides")
          .select(["claimed_at", "proved_by"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        expect(row).toEqual({ claimed_at: server.clock.now(), proved_by: proved });
      },
    );

    it("is the rider's without a code where it was booked with the address that their account has confirmed", async () => {
      const email = "Known@example.com";
      const { trackingCode } = await makeRide(server, { rider_email: "known@Example.com" });
      const claimer = await rider({ email, emailConfirmed: false });
      expect((await claim(claimer, trackingCode)).json()).toMatchObject({ code: "proof_needed" });
      await server.db
        .updateTable("accounts")
        .set({ email_confirmed_at: server.clock.now() })
        .where("id", "=", claimer.id)
        .execute();
      expect((await claim(claimer, trackingCode)).statusCode).toBe(200);
    });

    it("takes five tries of a code, three codes, and none of another account or after a quarter of an hour", async () => {
      const { trackingCode } = await makeRide(server, { rider_email: "tried@example.com" });
      const [person, other] = [await rider(), await rider()];
      await askCode(person, trackingCode, "email");
      const { code } = await lastCode("tried@example.com");
      const wrong = code === "000000" ? "000001" : "000000";
      expect((await claim(other, trackingCode, code)).statusCode).toBe(400);
      for (let turn = 0; turn < 5; turn += 1) {
        expect((await claim(person, trackingCode, wrong)).json()).toMatchObject({
          fields: { code: "That is not the code we sent." },
        });
      }
      expect((await claim(person, trackingCode, code)).json()).toMatchObject({
        fields: { code: "Please ask for a new code." },
      });
      await askCode(person, trackingCode, "email");
      const late = await lastCode("tried@example.com");
      server.clock.advance(16 * MINUTE_MS);
      expect((await claim(person, trackingCode, late.code)).statusCode).toBe(400);
      expect((await askCode(person, trackingCode, "email")).statusCode).toBe(200);
      expect((await askCode(person, trackingCode, "email")).json()).toMatchObject({ code: "rate_limited" });
      const good = await lastCode("tried@example.com");
      expect((await claim(person, trackingCode, good.code)).statusCode).toBe(200);
    });

    it("makes nobody a VIP that was driven already, or goes on a hotel's account", async () => {
      await setVip(server, { from: 1, percent: 10 });
      const person = await rider();
      const { id } = await makePartner(server);
      const completed_at = server.clock.now();
      const driven = { status: "Completed", completed_at, rider_email: person.email } as const;
      const toCome = { status: "Accepted", rider_email: person.email } as const;
      const rides = [
        await makeRide(server, driven),
        await makeRide(server, { ...toCome, partner_id: id }),
        await makeRide(server, toCome),
      ];
      server.clock.advance(MINUTE_MS);
      for (const { trackingCode } of rides) {
        expect((await claim(person, trackingCode)).statusCode).toBe(200);
      }
      server.clock.advance(MINUTE_MS);
      const completed = async () =>
        (await server.call(readMeEndpoint, { token: person.token })).completed_rides;
      expect(await completed()).toBe(0);
      await server.db
        .updateTable("rides")
        .set({ status: "Completed", completed_at: server.clock.now() })
        .where("rider_id", "=", person.id)
        .where("status", "=", "Accepted")
        .execute();
      expect(await completed()).toBe(1);
    });

    it("stays as it was where an account is deleted that claimed it by its link alone, as could be done once", async () => {
      const [person, owner] = [await rider(), await rider({ email: "own@example.com" })];
      const foreign = await claimedOnce(person, "somebody@example.com");
      const own = await claimedOnce(owner, "own@example.com");
      for (const { token } of [person, owner]) {
        await server.call(deleteMeEndpoint, { token, body: { password: PASSWORD } });
      }
      const rideOf = (id: number) =>
        server.db
          .selectFrom("rides")
          .select(["rider_id", "rider_name", "status"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
      expect(await rideOf(foreign)).toEqual({ rider_id: null, rider_name: "Ana Maria", status: "Pending" });
      expect(await rideOf(own)).toMatchObject({ rider_name: "Removed", status: "Cancelled" });
    });

    it("shows the reception of its hotel a room and a name and no phone, as its link does", async () => {
      const hotel = await makePartner(server);
      const ride = await bookARide(server, {
        partner_code: hotel.code,
        room: "214",
        rider_name: "Guest Marked",
        rider_phone: "5830091",
        rider_email: "guest.marked@example.com",
      });
      const listed = await server.request(listPartnerRidesEndpoint, {
        params: { code: hotel.reception_code },
      });
      expect(listed.json()).toMatchObject([{ rider_name: "Guest Marked", room: "214" }]);
      expect(listed.body).not.toMatch(/5830091|guest\.marked/);
      const tracked = await server.request(trackRideEndpoint, {
        params: { tracking_code: ride.tracking_code ?? "" },
      });
      expect(tracked.body).not.toMatch(/5830091|Marked|guest\.marked/);
    });

    /** A ride that an account has by an earlier version's claim. */
    async function claimedOnce(person: TestAccount, rider_email: string): Promise<number> {
      const { id } = await makeRide(server, { rider_email, riderId: person.id, status: "Pending" });
      await server.db
        .insertInto("ride_history")
        .values({
          ride_id: id,
          actor_id: person.id,
          actor: "rider",
          action: "claim",
          from_status: "Pending",
          to_status: "Pending",
          at: server.clock.now(),
        })
        .execute();
      return id;
    }
  },
  { gateways: GATEWAY_SECRETS, publicUrl: "https://taxi.example" },
);
