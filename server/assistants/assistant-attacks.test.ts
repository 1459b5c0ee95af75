import { expect, it } from "vitest";
import { connectAssistant } from "../testing/assistants.ts";
import { openCompany } from "../testing/company-of-cars.ts";
import { payLinkSettingsAre, trialPayments } from "../testing/pay-links.ts";
import { onADatabase } from "../testing/test-server.ts";

const AIRPORT = "Curaçao International Airport (Hato)";
const WESTPUNT = { name: "Westpunt" };
const TRIP = { pickup_at: "2026-12-18T15:00", passengers: 2, bags: 2 };
const ANA = { name: "Ana Maria", idempotency_key: "ana's first ride" };
const yes = () => true;

/** The attacks of docs/security.md that were tried on guests, at the door of assistants. */
onADatabase(
  "who speaks through an assistant",
  (server) => {
    it("buys no far trip at the price of near points, however its places are spelt", async () => {
      const { call } = await connectAssistant(server);
      const fareFrom = async (name: string) => {
        const pickup = { name, lat: 12.12, lng: -68.93 };
        const dropoff = { ...WESTPUNT, lat: 12.124, lng: -68.93 };
        return (await call("quote_ride", { ...TRIP, pickup, dropoff })).total_usd;
      };
      const honest = await fareFrom(AIRPORT);
      for (const name of [
        "Cu\u200braçao International Airport (Hato)",
        "Curaçao International Аirport (Hatо)",
      ]) {
        expect([name, await fareFrom(name)]).toEqual([name, honest]);
      }
    });

    it("puts no link into the name of a passenger", async () => {
      const { call, refused } = await connectAssistant(server, { person: yes });
      const { quote } = await call("quote_ride", { ...TRIP, pickup: { name: AIRPORT }, dropoff: WESTPUNT });
      for (const name of ["Pay at pay-trupial.com/x", "w\u200bww.pay-trupial.com"]) {
        const given = { ...ANA, name, phone: "5552101", quote };
        expect((await refused("book_ride", given)).code).toBe("invalid_input");
      }
    });

    it("gets around no deposit by a near ride that is moved away", async () => {
      const insists = { deposit_percent: 30, deposit_minutes: 120, deposit_hours: 2 };
      await openCompany(server, 1);
      await payLinkSettingsAre(server, { mode: "deposit", ...insists });
      const { call } = await connectAssistant(server, { person: yes });
      const near = new Date(server.clock.now().getTime() + 60 * 60_000).toISOString();
      const { quote } = await call("quote_ride", {
        ...TRIP,
        pickup: { name: AIRPORT },
        dropoff: WESTPUNT,
        pickup_at: near,
      });
      const phone = "5552102";
      const { ride } = await call("book_ride", { ...ANA, phone, quote });
      const held = async () =>
        (
          await server.db
            .selectFrom("rides")
            .select("held")
            .where("rider_phone", "=", phone)
            .executeTakeFirstOrThrow()
        ).held;
      expect(await held()).toBe(false);
      const change = {
        reference: ride?.reference,
        phone_last4: phone.slice(-4),
        pickup_at: "2026-12-20T15:00",
      };
      const { confirmation } = await call("change_ride", change);
      await call("change_ride", { ...change, confirmation });
      expect(await held()).toBe(true);
    });
  },
  { payments: trialPayments() },
);
