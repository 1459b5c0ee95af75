import { afterAll, beforeAll, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { LOCAL_REACH, type OtherProgram, openAssistantProgram } from "../testing/assistant-grants.ts";
import { connectAssistant } from "../testing/assistants.ts";
import { makePartner, makePartnerKey } from "../testing/partners.ts";
import { makeRide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

const TRIP = {
  pickup: { name: "Curaçao International Airport (Hato)" },
  dropoff: { name: "Mambo Beach" },
  pickup_at: "2026-12-18T15:00",
  passengers: 2,
  bags: 2,
};

onADatabase(
  "an assistant that speaks for an account",
  (server) => {
    let program: OtherProgram;
    beforeAll(async () => {
      program = await openAssistantProgram(server);
    });
    afterAll(() => program.close());

    const speakFor = async (
      token: string,
      scope = "rides:read rides:write",
      person = null as null | (() => true),
    ) => {
      const { access_token } = await program.letIn(token, { scope });
      return connectAssistant(server, { token: access_token, person });
    };
    const rideOf = (reference: string) =>
      server.db.selectFrom("rides").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();

    it("books for a rider with their own name and phone, once they have said yes, and shows who did it", async () => {
      const rider = await makeAccount(server, { role: "rider", firstName: "Ana", lastName: "Maria" });
      const { callOwn, client } = await speakFor(rider.token);
      const { tools } = await client.listTools();
      const booking = tools.find(({ name }) => name === "book_ride");
      expect(booking?.inputSchema.required).toEqual(["quote", "idempotency_key"]);

      const { quote, total_usd } = await callOwn("quote_ride", TRIP);
      const given = { quote, idempotency_key: "ana's own ride" };
      const asked = await callOwn("book_ride", given);
      expect(asked).toMatchObject({ outcome: "ask_the_person" });
      const { confirmation } = asked;
      const wrong = { ...given, name: "Somebody Else", confirmation };
      expect(await callOwn("book_ride", wrong)).toMatchObject({ outcome: "ask_the_person" });
      const booked = await callOwn("book_ride", { ...given, confirmation });
      expect(booked).toMatchObject({ outcome: "booked", ride: { fare_usd: total_usd, waits_for: null } });
      expect(await callOwn("book_ride", { ...given, confirmation })).toEqual(booked);

      const reference = booked.ride?.reference ?? "";
      const row = await rideOf(reference);
      expect(row).toMatchObject({ rider_id: rider.id, rider_name: "Ana Maria", rider_phone: rider.phone });
      const { token } = await makeAccount(server, { role: "staff" });
      expect(await server.call(listRideHistoryEndpoint, { params: { id: row.id }, token })).toMatchObject([
        { action: "book", actor: "rider", by_assistant: true },
      ]);
      const log = await server.call(listAuditLogEndpoint, { query: { action: "assistant_call" }, token });
      expect(log.find(({ subject }) => subject === `ride ${reference}`)).toMatchObject({
        actor: rider.username,
        detail: { call: "book_ride", outcome: "booked" },
      });
    });

    it("sees and cancels the rider's own rides by their number alone, and any other as a guest does", async () => {
      const rider = await makeAccount(server, { role: "rider" });
      const own = await makeRide(server, { riderId: rider.id });
      const other = await makeRide(server, { rider_phone: "5552077" });
      const { callOwn, refused } = await speakFor(rider.token);
      expect((await callOwn("get_ride", {})).rides).toMatchObject([{ reference: own.reference }]);
      expect((await callOwn("get_ride", { reference: own.reference })).ride?.reference).toBe(own.reference);
      expect((await refused("get_ride", { reference: other.reference })).code).toBe("not_found");
      const { ride } = await callOwn("get_ride", { reference: other.reference, phone_last4: "2077" });
      expect(ride?.reference).toBe(other.reference);

      const { confirmation } = await callOwn("cancel_ride", { reference: own.reference });
      const cancelled = await callOwn("cancel_ride", { reference: own.reference, confirmation });
      expect(cancelled).toMatchObject({ outcome: "cancelled", ride: { status: "Cancelled" } });
    });

    it("books for a hotel's guest on its account, at the prices that are agreed", async () => {
      const hotel = await makePartner(server, { discount_percent: 20 });
      const { token } = await makePartnerKey(server, hotel.id);
      const guest = await connectAssistant(server);
      const usual = await guest.call("quote_ride", TRIP);
      const { callOwn } = await speakFor(token, "rides:read rides:write", () => true);
      const agreed = await callOwn("quote_ride", TRIP);
      expect(agreed.total_usd).toBeCloseTo(usual.total_usd * 0.8, 2);
      const { ride } = await callOwn("book_ride", {
        quote: agreed.quote,
        idempotency_key: "room twelve",
        name: "Carlos",
        phone: "5552088",
      });
      const row = await rideOf(ride?.reference ?? "");
      expect(row).toMatchObject({ partner_id: hotel.id, rider_id: null, held: false });
      expect(row.fare_cents).toBe(Math.round(agreed.total_usd * 100));
      expect((await callOwn("get_ride", {})).rides).toMatchObject([{ reference: ride?.reference }]);

      // A guest's assistant books nothing at the hotel's price.
      const taken = await connectAssistant(server, { person: () => true });
      const other = await callOwn("quote_ride", TRIP);
      const given = { quote: other.quote, idempotency_key: "cheap one", name: "Eve", phone: "5552089" };
      expect((await taken.refused("book_ride", given)).code).toBe("price_changed");
    });

    it("asks for the scope that a tool lacks by 403, as programs go and get it, in both revisions", async () => {
      const rider = await makeAccount(server, { role: "rider" });
      const { reference } = await makeRide(server, { riderId: rider.id });
      for (const old of [false, true]) {
        const { access_token: token } = await program.letIn(rider.token, { scope: "rides:read" });
        const reader = await connectAssistant(server, { token, old });
        const cancelling = reader.client.callTool({ name: "cancel_ride", arguments: { reference } });
        await expect(cancelling).rejects.toMatchObject({
          requiredScope: "rides:write",
          errorDescription: "This assistant may not cancel rides. Its person can allow it more.",
          resourceMetadataUrl: new URL("http://127.0.0.1:8080/.well-known/oauth-protected-resource/mcp"),
        });
        // It goes on with what it may, and with more once its person agreed to that.
        expect((await reader.callOwn("get_ride", { reference })).ride?.can_cancel).toBe(true);
        const { access_token: more } = await program.letIn(rider.token, { scope: "rides:read rides:write" });
        const writer = await connectAssistant(server, { token: more, old });
        expect((await writer.callOwn("cancel_ride", { reference })).outcome).toBe("ask_the_person");
      }
      const { token } = await makeAccount(server, { role: "staff" });
      const log = await server.call(listAuditLogEndpoint, { query: { action: "assistant_call" }, token });
      const refused = log.filter(
        ({ actor, detail }) => actor === rider.username && detail?.["outcome"] === "forbidden",
      );
      expect(refused).toMatchObject([
        { detail: { call: "cancel_ride" } },
        { detail: { call: "cancel_ride" } },
      ]);
    });

    it("does no more than its person, or the key of the hotel, allows", async () => {
      const rider = await makeAccount(server, { role: "rider" });
      const { reference } = await makeRide(server, { riderId: rider.id });
      const reader = await speakFor(rider.token, "rides:read");
      expect((await reader.callOwn("get_ride", { reference })).ride?.reference).toBe(reference);
      const { id } = await makePartner(server);
      const { token } = await makePartnerKey(server, id, ["read"]);
      const hotel = await speakFor(token);
      const { quote } = await hotel.callOwn("quote_ride", TRIP);
      const given = { quote, idempotency_key: "no right to it", name: "Carlos", phone: "5552090" };
      expect((await hotel.refused("book_ride", given)).code).toBe("forbidden");
    });
  },
  { assistantsReach: LOCAL_REACH, gateways: { webhook: true } },
);
