import { expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { type Assistant, connectAssistant } from "../testing/assistants.ts";
import { onADatabase } from "../testing/test-server.ts";

const TRIP = {
  pickup: { name: "Curaçao International Airport (Hato)" },
  dropoff: { name: "Mambo Beach" },
  pickup_at: "2026-12-18T15:00",
  passengers: 2,
};

onADatabase(
  "what assistants may ask for",
  (server) => {
    let made = 0;
    const elsewhere = () => connectAssistant(server, { from: `10.40.${made >> 8}.${(made += 1) & 255}` });
    const given = (phone: string, quote: string) => ({
      name: "Ana Maria",
      phone,
      quote,
      idempotency_key: `booking number ${(made += 1)}`,
    });
    const bookOnce = async ({ call, client }: Assistant, phone: string) => {
      const { quote } = await call("quote_ride", TRIP);
      const { isError } = await client.callTool({ name: "book_ride", arguments: given(phone, quote) });
      return isError !== true;
    };
    /** Books for a phone, each time from another address, until it is refused. */
    const bookedBeforeRefusal = async (phone: string) => {
      for (let booked = 0; booked < 30; booked += 1) {
        if (!(await bookOnce(await elsewhere(), phone))) return booked;
      }
      return Number.POSITIVE_INFINITY;
    };
    const ridesOf = async (phone: string) =>
      (await server.db.selectFrom("rides").select("held").where("rider_phone", "=", phone).execute()).map(
        ({ held }) => held,
      );

    it("books six rides for one phone, however many addresses ask, then one in ten minutes, and twelve in a day", async () => {
      const phone = "5553001";
      expect(await bookedBeforeRefusal(phone)).toBe(6);
      // In another spelling it is the same phone.
      expect(await bookOnce(await elsewhere(), "+599 9 555 3001")).toBe(false);
      expect(await bookOnce(await elsewhere(), "5553002")).toBe(true);
      server.clock.advance(10 * MINUTE_MS);
      expect(await bookedBeforeRefusal(phone)).toBe(1);
      server.clock.advance(HOUR_MS);
      expect(await bookedBeforeRefusal(phone)).toBe(5);
      server.clock.advance(HOUR_MS);
      expect(await bookedBeforeRefusal(phone)).toBe(1);
      // None of them is shown to a driver: nobody has said yes.
      expect(await ridesOf(phone)).toEqual(Array.from({ length: 13 }, () => true));
    }, 120_000);

    it("tries a quote six times, for whatever phones, and says in the person's language when to go on", async () => {
      const { call } = await elsewhere();
      const { quote } = await call("quote_ride", TRIP);
      const answers: string[] = [];
      for (let tried = 0; tried < 8; tried += 1) {
        const { client } = await elsewhere();
        const { isError } = await client.callTool({
          name: "book_ride",
          arguments: given(String(5_553_100 + tried), quote),
        });
        answers.push(isError === true ? "refused" : "booked");
      }
      expect(answers.filter((answer) => answer === "booked")).toHaveLength(1);
      const { refused } = await elsewhere();
      const late = await refused("book_ride", { ...given("5553110", quote), language: "nl" });
      expect(late).toMatchObject({
        code: "rate_limited",
        error: "Te veel pogingen. Wacht even.",
        retry_after: expect.any(Number),
      });
    });

    it("has three hundred calls from one address, and leaves the others alone", async () => {
      const post = (from: string) =>
        server.app.inject({
          method: "POST",
          url: "/mcp",
          headers: { "content-type": "application/json", host: "127.0.0.1:8080" },
          payload: "{}",
          remoteAddress: from,
        });
      const statuses = await Promise.all(Array.from({ length: 301 }, () => post("10.41.0.1")));
      const refused = statuses.filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
      expect((await post("10.41.0.2")).statusCode).not.toBe(429);
    });
  },
  { limitFactor: 1, gateways: { webhook: true } },
);
