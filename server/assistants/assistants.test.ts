import { expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { ALL_TOOLS } from "../../contract/assistants/tools.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { makeAccount } from "../testing/accounts.ts";
import { connectAssistant } from "../testing/assistants.ts";
import { makeRide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

const HATO = { name: "Curaçao International Airport (Hato)" };
const MAMBO = { name: "Mambo Beach" };
const TRIP = { pickup: HATO, dropoff: MAMBO, pickup_at: "2026-12-18T15:00", passengers: 2, bags: 2 };
const ANA = { name: "Ana Maria", phone: "5552001", idempotency_key: "ana's first ride" };
const yes = () => true;

onADatabase(
  "the assistants' door",
  (server) => {
    const rows = (phone: string) =>
      server.db.selectFrom("rides").selectAll().where("rider_phone", "=", phone).orderBy("id").execute();

    it("tells of nine tools in a fixed order, each with a title, all hints and both schemas, in both revisions", async () => {
      for (const old of [false, true]) {
        const { client } = await connectAssistant(server, { old });
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name)).toEqual(ALL_TOOLS.map(({ name }) => name));
        expect(tools).toHaveLength(9);
        for (const { name, title, annotations, inputSchema, outputSchema } of tools) {
          expect(name).toMatch(/^[a-z_]{1,64}$/);
          expect(title).toBeTruthy();
          expect(Object.keys(annotations ?? {}).toSorted()).toEqual(
            ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"].toSorted(),
          );
          expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"]);
        }
        await client.close();
      }
    });

    it("finds places, prices a ride to the cent of the site, and says when a car is free", async () => {
      const { call, client } = await connectAssistant(server);
      const { places } = await call("find_places", { query: "mambo beech" });
      expect(places[0]?.name).toBe("Mambo Beach");
      const quote = await call("quote_ride", { ...TRIP, return_at: "2026-12-18T22:00" });
      const site = await server.app.inject({
        url: "/api/fareCalc/",
        query: {
          pickup_place: HATO.name,
          dropoff_place: MAMBO.name,
          passenger_count: "2",
          luggage_count: "2",
          trip_date: "2026-12-18",
          trip_time: "15:00:00",
        },
      });
      expect(quote.there.fare_usd).toBe(site.json().fare);
      expect(quote.total_usd).toBe(quote.there.fare_usd + (quote.back?.fare_usd ?? 0));
      expect(quote.quote.length).toBeLessThan(500);
      expect((await call("free_times", TRIP)).state).toMatch(/free|tight|full|unknown/);
      await client.close();
    });

    it("books once the person has said yes to the very ride, once under its key, and shows who did it", async () => {
      const asked: string[] = [];
      const person = (question: string) => asked.push(question) > 0;
      const { call } = await connectAssistant(server, { person });
      const { quote, total_usd } = await call("quote_ride", { ...TRIP, stops: [{ name: "Punda" }] });
      const booked = await call("book_ride", { ...ANA, quote });
      expect(booked).toMatchObject({ outcome: "booked", ride: { status: "Pending", fare_usd: total_usd } });
      expect(asked).toEqual([
        `Book this taxi for $${total_usd.toFixed(2)}? Curaçao International Airport (Hato) to Mambo Beach, by Punda. Friday, December 18, 2026, 3:00 PM. 2 people.`,
      ]);
      expect(await call("book_ride", { ...ANA, quote })).toEqual(booked);
      expect(asked).toHaveLength(1);
      const [ride, ...others] = await rows(ANA.phone);
      expect([ride?.held, others]).toEqual([false, []]);
      const { token } = await makeAccount(server, { role: "staff" });
      const history = await server.call(listRideHistoryEndpoint, { params: { id: ride?.id ?? 0 }, token });
      expect(history).toMatchObject([{ action: "book", actor: "guest", by_assistant: true }]);
      const log = await server.call(listAuditLogEndpoint, { query: { action: "assistant_call" }, token });
      expect(log[1]).toMatchObject({
        actor: null,
        subject: `ride ${booked.ride?.reference}`,
        detail: { call: "book_ride", outcome: "booked" },
      });
      expect(JSON.stringify(log)).not.toMatch(/Ana|5552001/);
    });

    it("books nothing where the person says no, and no second ride with a quote that is booked", async () => {
      const no = await connectAssistant(server, { person: () => false });
      const { quote } = await no.call("quote_ride", TRIP);
      const carlos = { ...ANA, name: "Carlos", phone: "5552002" };
      expect(await no.call("book_ride", { ...carlos, quote })).toEqual({ outcome: "not_booked" });
      expect(await rows(carlos.phone)).toEqual([]);
      const sure = await connectAssistant(server, { person: yes });
      await sure.call("book_ride", { ...carlos, quote });
      const again = await sure.refused("book_ride", { ...carlos, idempotency_key: "another key", quote });
      expect(again.error).toBe(
        "This quote is booked already. Ask quote_ride for a new one to book another ride.",
      );
      expect(await rows(carlos.phone)).toHaveLength(1);
    });

    it.each([true, false])(
      "holds a ride that nobody could be asked about, until the phone's own code comes back (old revision: %s)",
      async (old) => {
        const { call, refused } = await connectAssistant(server, { old });
        const { quote } = await call("quote_ride", { ...TRIP, return_at: "2026-12-18T22:00" });
        const phone = old ? "5552003" : "5552004";
        const given = { ...ANA, phone, quote };
        const held = await call("book_ride", given);
        expect(held).toMatchObject({
          outcome: "waits_for_passenger",
          ride: { waits_for: "passenger" },
          confirm: { by: "phone", sent_to: `••• ••${phone.slice(-2)}` },
        });
        expect((await rows(phone)).map((ride) => ride.held)).toEqual([true, true]);
        const code = await lastCode(phone);
        const wrong = code === "000000" ? "000001" : "000000";
        expect((await refused("book_ride", { ...given, code: wrong })).error).toBe(
          "That is not the code we sent.",
        );
        expect(await call("book_ride", { ...given, code })).toMatchObject({ outcome: "booked" });
        expect((await rows(phone)).map((ride) => ride.held)).toEqual([false, false]);
        expect(await call("book_ride", { ...given, code })).toMatchObject({ outcome: "booked" });
        expect(await rows(phone)).toHaveLength(2);
      },
    );

    async function lastCode(recipient: string): Promise<string> {
      const { payload } = await server.db
        .selectFrom("outbox")
        .select("payload")
        .where("kind", "=", "booking_code")
        .where("recipient", "=", recipient)
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      return (payload as { code: string }).code;
    }

    it("reads, changes and cancels a ride for who has its number and the end of its phone, and for nobody else", async () => {
      const { reference } = await makeRide(server, {
        rider_phone: "5552005",
        rider_name: "Marked Name",
        notes: "Marked note",
      });
      const { call, refused } = await connectAssistant(server);
      expect((await refused("get_ride", { reference, phone_last4: "0000" })).code).toBe("not_found");
      const which = { reference, phone_last4: "2005" };
      const { ride } = await call("get_ride", which);
      expect(ride).toMatchObject({ reference, status: "Pending", pickup: { name: null }, can_change: true });
      expect(JSON.stringify(ride)).not.toMatch(/Marked|555/);

      const change = { ...which, pickup_at: "2026-12-19T23:30", passengers: 5 };
      const told = await call("change_ride", change);
      expect(told.outcome).toBe("ask_the_person");
      expect(told.fare_after_usd).toBeGreaterThan(told.fare_before_usd);
      const other = await call("change_ride", { ...change, passengers: 4, confirmation: told.confirmation });
      expect(other.outcome).toBe("ask_the_person");
      const changed = await call("change_ride", { ...change, confirmation: told.confirmation });
      expect(changed).toMatchObject({
        outcome: "changed",
        ride: { passengers: 5, pickup_at: "2026-12-20T03:30:00.000Z", fare_usd: told.fare_after_usd },
      });
      const { confirmation } = await call("cancel_ride", which);
      expect(await call("cancel_ride", { ...which, confirmation })).toMatchObject({ outcome: "cancelled" });
      expect(await call("cancel_ride", which)).toMatchObject({ outcome: "cancelled" });
    });

    it("takes no quote that is old, changed or none of ours", async () => {
      const { call, refused } = await connectAssistant(server, { person: yes });
      const { quote } = await call("quote_ride", TRIP);
      const given = { ...ANA, phone: "5552006" };
      const sentence = "This quote has run out, or isn't one of ours. Ask quote_ride for a new one.";
      for (const other of [`${quote.slice(0, -2)}xx`, `A${quote}`, "a.b", "quote"]) {
        expect((await refused("book_ride", { ...given, quote: other })).error).toBe(sentence);
      }
      server.clock.advance(16 * MINUTE_MS);
      expect((await refused("book_ride", { ...given, quote })).error).toBe(sentence);
    });

    it("says in one sentence which argument is wrong", async () => {
      const { refused } = await connectAssistant(server);
      expect(await refused("quote_ride", { ...TRIP, passengers: 9 })).toMatchObject({
        code: "invalid_input",
        error: "A ride takes 1 to 8 passengers.",
      });
      expect(await refused("quote_ride", { ...TRIP, pickup: { name: "Nowhere at all" } })).toMatchObject({
        error: "We don't know that place. Look it up with find_places, and give its name, lat and lng.",
      });
    });

    it.each([
      ["nl", "In één rit passen 1 tot 8 mensen. Zeg met hoeveel je bent, en hoeveel koffers er zijn."],
      ["es", "En un viaje caben de 1 a 8 personas. Diga cuántas son y cuántas maletas llevan."],
      ["pap", "Den un biahe ta kabe 1 te 8 hende. Bisa kuantu boso ta, i kuantu maleta tin."],
      ["de", "Eine Fahrt fasst 1 bis 8 Personen. Bitte sagen Sie, wie viele es sind und wie viele Koffer."],
    ])(
      "refuses in the person's language (%s), with the program's sentence beside it",
      async (language, sentence) => {
        const wrong = { ...TRIP, passengers: 9 };
        const detail = "A ride takes 1 to 8 passengers.";
        const { refused } = await connectAssistant(server);
        const told = await refused("quote_ride", { ...wrong, language });
        expect(told).toMatchObject({ error: sentence, detail });
        expect(told.fields?.["passengers"]).toMatch(/1 \S+ 8 /);
        expect(told.fields?.["passengers"]).not.toBe(detail);
        const wishing = await connectAssistant(server, { languages: `fr, ${language}-XX;q=0.9, en;q=0.2` });
        expect(await wishing.refused("quote_ride", wrong)).toMatchObject({ error: sentence, detail });
        // What a tool is told stands above what its program wishes for.
        expect((await wishing.refused("quote_ride", { ...wrong, language: "en" })).error).toBe(detail);
      },
    );

    it("refuses with the sentences of the site, where it has them", async () => {
      const { refused } = await connectAssistant(server, { languages: "nl" });
      const same = { ...TRIP, dropoff: HATO };
      expect(await refused("quote_ride", same)).toMatchObject({
        code: "same_place",
        error: "Ophaalpunt en bestemming zijn dezelfde plek.",
      });
      const nobody = { reference: "4XV-MEN", phone_last4: "0000" };
      expect((await refused("get_ride", nobody)).error).toBe(
        "Geen boeking heeft dit nummer en deze telefoon.",
      );
      expect((await refused("quote_ride", { ...TRIP, pickup: { name: "Nergens" } })).error).toBe(
        "Die plek kennen we niet. Noem die eens anders.",
      );
      const { tools } = await (await connectAssistant(server)).client.listTools();
      expect(tools.every(({ inputSchema }) => "language" in (inputSchema.properties ?? {}))).toBe(true);
    });

    it("tells of the company and its tours in the person's language", async () => {
      const { call } = await connectAssistant(server);
      const { tours } = await call("list_tours", { language: "nl" });
      expect(tours[0]).toMatchObject({
        title: "Stranden van het westen",
        page: "http://127.0.0.1:8080/nl/privatetours/western-beaches",
      });
      expect(await call("company_info", {})).toMatchObject({ currency: "USD", most_passengers: 8 });
    });

    it("is closed to pages of other sites, whatever name leads here", async () => {
      const post = (headers: Record<string, string>) =>
        server.app.inject({
          method: "POST",
          url: "/mcp",
          headers: { "content-type": "application/json", ...headers },
          payload: "{}",
        });
      expect((await post({ host: "evil.example" })).statusCode).toBe(403);
      expect((await post({ host: "localhost:8080", origin: "https://evil.example" })).statusCode).toBe(403);
      expect((await post({ host: "localhost:8080", origin: "null" })).statusCode).toBe(403);
      expect((await post({ host: "localhost:8080", origin: "http://localhost:8080" })).statusCode).toBe(400);
    });
  },
  { gateways: { webhook: true } },
);
