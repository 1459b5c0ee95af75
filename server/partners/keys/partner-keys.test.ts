import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import {
  listPartnerKeysEndpoint,
  makePartnerKeyEndpoint,
  withdrawPartnerKeyEndpoint,
} from "../../../contract/partners/partner-keys.endpoints.ts";
import {
  changePartnerEndpoint,
  listPartnersEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import { cancelRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import {
  bookRideEndpoint,
  bookRidesEndpoint,
  getRideEndpoint,
  listRideHistoryEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import {
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { type TestAccount, makeAccount } from "../../testing/accounts.ts";
import { makePartner, makePartnerKey } from "../../testing/partners.ts";
import { aBooking, makeRide } from "../../testing/rides.ts";
import { onEachDatabase } from "../../testing/test-server.ts";
import { drawKey, isWholeKey } from "./key-text.ts";

onEachDatabase("a key of a partner's system", (server) => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
  });

  const keysOf = (id: number) => server.call(listPartnerKeysEndpoint, { params: { id }, token: staff.token });
  const statusOf = async (token: string) =>
    (await server.request(listRideRequestsEndpoint, { token })).statusCode;

  it("is made by the office, shown once and kept as a hash", async () => {
    const { id } = await makePartner(server);
    const body = { name: "Reservations", scopes: ["read" as const, "book" as const] };
    const made = await server.call(makePartnerKeyEndpoint, { params: { id }, body, token: staff.token });
    expect(made.key).toMatch(/^trupial_live_[0-9A-Za-z]{38}$/);
    expect(isWholeKey(made.key)).toBe(true);
    const [listed] = await keysOf(id);
    expect(listed).toMatchObject({ ...body, made_by: "Suheily Maria", last_used_at: null, rides_booked: 0 });
    expect(JSON.stringify(listed)).not.toContain(made.key);
    expect(made.key.startsWith(listed?.begins_with ?? "-")).toBe(true);
    for (const table of ["partner_keys", "audit_log", "idempotency_keys"] as const) {
      const rows = await server.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(made.key.slice(-30));
    }
  });

  it("says by its last letters whether all of it is there", () => {
    const key = drawKey(true);
    expect(key).toMatch(/^trupial_demo_/);
    expect(isWholeKey(key)).toBe(true);
    const [, pattern = ""] = /`(trupial_[^`]+)`/.exec(readFileSync("SECURITY.md", "utf8")) ?? [];
    for (const drawn of [key, drawKey(false)]) expect(drawn).toMatch(new RegExp(`^${pattern}$`));
    const changed = key.slice(0, 20) + (key[20] === "x" ? "y" : "x") + key.slice(21);
    expect([changed, key.slice(0, -1), key.replace("demo", "live"), "trupial_", ""].map(isWholeKey)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("opens nothing from the next request on once it is withdrawn, or its partner books no more", async () => {
    const { id } = await makePartner(server);
    const [one, other] = [await makePartnerKey(server, id), await makePartnerKey(server, id)];
    expect([await statusOf(one.token), await statusOf(other.token)]).toEqual([200, 200]);
    const keys = await server.call(withdrawPartnerKeyEndpoint, {
      params: { id: one.keyId },
      token: staff.token,
    });
    expect(keys.map(({ withdrawn_by }) => withdrawn_by)).toEqual([null, "Suheily Maria"]);
    expect([await statusOf(one.token), await statusOf(other.token)]).toEqual([401, 200]);
    const partners = await server.call(listPartnersEndpoint, { token: staff.token });
    const version = partners.find((partner) => partner.id === id)?.version ?? 0;
    const change = { params: { id }, body: { active: false, version }, token: staff.token };
    await server.call(changePartnerEndpoint, change);
    expect(await statusOf(other.token)).toBe(401);
    expect(await statusOf(`${other.token}x`)).toBe(401);
  });

  it("books on its own account at the partner's price, and the history names it", async () => {
    const { id } = await makePartner(server, { discount_percent: 20 });
    const key = await makePartnerKey(server, id);
    const ride = await server.call(bookRideEndpoint, {
      body: aBooking(server, { room: "214" }),
      token: key.token,
    });
    expect(ride.partner).toEqual({ name: "Hotel Pundamar", room: "214" });
    expect(ride.held).toBeUndefined();
    expect(ride.breakdown.map(({ code }) => code)).toContain("agreed_discount");
    const [booked] = await server.call(listRideHistoryEndpoint, {
      params: { id: ride.id },
      token: staff.token,
    });
    expect(booked).toMatchObject({ action: "book", actor: "partner", actor_name: "Reservations" });
    const [listed] = await keysOf(id);
    expect(listed).toMatchObject({ rides_booked: 1, last_used_from: "127.0.0.1" });
    const older = await server.db
      .selectFrom("ride_history")
      .select("actor")
      .where("ride_id", "=", ride.id)
      .executeTakeFirstOrThrow();
    expect(older.actor).toBe("guest");
  });

  it("names no other account", async () => {
    const [own, others] = [await makePartner(server), await makePartner(server)];
    const { token } = await makePartnerKey(server, own.id);
    for (const named of [
      { partner_id: others.id },
      { partner_code: others.code },
      { partner_code: others.reception_code },
    ]) {
      const body = aBooking(server, named);
      expect((await server.request(bookRideEndpoint, { body, token })).statusCode).toBe(400);
    }
    const trip = { pickup_place: "Punda", dropoff_place: "Mambo Beach", partner_code: others.code };
    const query = { passenger_count: "2", luggage_count: "0", trip_time: "12:00:00", ...trip };
    expect((await server.ask(calculateFareForTripEndpoint, { query, token })).statusCode).toBe(400);
  });

  it("reads, changes and cancels the rides of its partner, and knows of no other", async () => {
    const { token } = await makePartnerKey(server, (await makePartner(server)).id);
    const stranger = await makePartnerKey(server, (await makePartner(server)).id);
    const ride = await server.call(bookRideEndpoint, { body: aBooking(server), token });
    const guests = await makeRide(server, { status: "Pending" });
    const params = { tracking_code: ride.tracking_code ?? "" };
    const ask = async (asking: string, id = ride.id, tracked = params) => {
      const body = { passenger_count: 2 };
      return [
        await server.request(getRideEndpoint, { params: { id }, token: asking }),
        await server.request(trackRideEndpoint, { params: tracked, token: asking }),
        await server.request(priceTrackedChangeEndpoint, { params: tracked, body, token: asking }),
        await server.request(changeTrackedRideEndpoint, { params: tracked, body, token: asking }),
        await server.request(cancelRideEndpoint, { params: { id }, body: {}, token: asking }),
      ].map(({ statusCode }) => statusCode);
    };
    const none = [404, 404, 404, 404, 404];
    expect(await ask(stranger.token)).toEqual(none);
    expect(await ask(token, guests.id, { tracking_code: guests.trackingCode })).toEqual(none);
    expect(await server.call(listRideRequestsEndpoint, { token: stranger.token })).toEqual([]);
    const listed = await server.call(listRideRequestsEndpoint, { token });
    expect(Array.isArray(listed) && listed.map(({ id }) => id)).toEqual([ride.id]);
    expect(await ask(token)).toEqual([200, 200, 200, 200, 200]);
    const counted = await server.call(listRideRequestsEndpoint, {
      query: { type: "completed", count_only: "true" },
      token,
    });
    expect(counted).toEqual({ count: 0 });
  });

  it("does only what it was made for", async () => {
    const { id } = await makePartner(server);
    const { token } = await makePartnerKey(server, id, ["read"]);
    const refused = await server.request(bookRideEndpoint, { body: aBooking(server), token });
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      "This key may not book. The office can make one that may.",
    ]);
    const ride = await makeRide(server, { status: "Pending", partner_id: id });
    const cancel = { params: { id: ride.id }, body: {}, token };
    expect((await server.request(cancelRideEndpoint, cancel)).statusCode).toBe(403);
    expect((await server.request(getRideEndpoint, { params: { id: ride.id }, token })).statusCode).toBe(200);
  });

  it("notes its use by the minute, and at once from another address", async () => {
    const { id } = await makePartner(server);
    const { token } = await makePartnerKey(server, id);
    const usedAt = async () => (await keysOf(id))[0]?.last_used_at;
    await statusOf(token);
    const first = await usedAt();
    server.clock.advance(MINUTE_MS / 2);
    await statusOf(token);
    expect(await usedAt()).toBe(first);
    await server.request(listRideRequestsEndpoint, { token, from: "192.0.2.7" });
    expect((await keysOf(id))[0]).toMatchObject({
      last_used_at: server.clock.now().toISOString(),
      last_used_from: "192.0.2.7",
    });
  });
});

onEachDatabase("a list of bookings", (server) => {
  const key = (name: string) => ({ "idempotency-key": name });

  it("is booked whole, in its order, and once however often it is sent", async () => {
    const { token } = await makePartnerKey(server, (await makePartner(server)).id);
    const bookings = [
      aBooking(server, { room: "1" }),
      aBooking(server, { room: "2" }),
      aBooking(server, { room: "2" }),
    ];
    const send = () => server.call(bookRidesEndpoint, { body: { bookings }, token, headers: key("a tour") });
    const answers = await Promise.all([send(), send(), send()]);
    const [first] = answers;
    expect(first?.rides.map(({ partner }) => partner?.room)).toEqual(["1", "2", "2"]);
    expect(answers).toEqual([first, first, first]);
    const counted = { query: { count_only: "true" as const }, token };
    expect(await server.call(listRideRequestsEndpoint, counted)).toEqual({ count: 3 });
  });

  it("is refused whole where one can't be made, and says of each why", async () => {
    const { id } = await makePartner(server, { credit_limit_cents: 6_000 });
    const { token } = await makePartnerKey(server, id);
    const past = aBooking(server, { ride_datetime: "2020-01-01T12:00:00-04:00" });
    const wrong = await server.request(bookRidesEndpoint, {
      body: { bookings: [aBooking(server), past, aBooking(server)] },
      token,
      headers: key("past"),
    });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, "bookings_refused"]);
    expect(wrong.json().results).toMatchObject([null, { code: "pickup_time_out_of_range" }, null]);
    const dear = await server.request(bookRidesEndpoint, {
      body: { bookings: Array.from({ length: 12 }, () => aBooking(server)) },
      token,
      headers: key("dear"),
    });
    expect(dear.json().results.filter(Boolean)).toMatchObject([{ code: "credit_limit_reached" }]);
    const broken = { bookings: [aBooking(server), { ...aBooking(server), passenger_count: 0 }] };
    const unread = await server.ask(bookRidesEndpoint, { body: broken, token, headers: key("broken") });
    expect(Object.keys(unread.json().fields)).toEqual(["bookings.1.passenger_count"]);
    const keyless = await server.request(bookRidesEndpoint, {
      body: { bookings: [aBooking(server)] },
      token,
    });
    expect([keyless.statusCode, keyless.json().code]).toEqual([400, "invalid_input"]);
    const counted = { query: { count_only: "true" as const }, token };
    expect(await server.call(listRideRequestsEndpoint, counted)).toEqual({ count: 0 });
  });
});

onEachDatabase(
  "a partner in a hurry",
  (server) => {
    it("is held back, and nobody else is", async () => {
      const [hurried, calm] = [await makePartner(server), await makePartner(server)];
      const { token } = await makePartnerKey(server, hurried.id);
      const other = await makePartnerKey(server, calm.id);
      const book = async (by: string, n: number) => {
        const body = aBooking(server, { room: String(n) });
        return (await server.request(bookRideEndpoint, { body, token: by })).statusCode;
      };
      const flood = Array.from({ length: 400 }, (_, n) => book(token, n));
      expect(await book(other.token, 1)).toBe(201);
      const answers = await Promise.all(flood);
      expect(new Set(answers)).toEqual(new Set([201, 429]));
      const booked = answers.filter((status) => status === 201).length;
      expect(booked).toBeGreaterThan(0);
      expect(booked).toBeLessThanOrEqual(200);
      expect(await book(other.token, 2)).toBe(201);
    }, 60_000);

    it("is refused without asking the database whose key it is", async () => {
      const { token, keyId } = await makePartnerKey(server, (await makePartner(server)).id);
      const ask = () => server.request(listRideRequestsEndpoint, { token });
      let answer = await ask();
      for (let call = 0; call < 400 && answer.statusCode !== 429; call += 1) answer = await ask();
      await server.db.deleteFrom("partner_keys").where("id", "=", keyId).execute();
      const refused = await ask();
      expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    });
  },
  { limitFactor: 1 },
);
