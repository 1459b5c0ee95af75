import { expect, it } from "vitest";
import { editPlanSettingsEndpoint } from "../../contract/dispatch/plan-settings.endpoints.ts";
import { getAvailabilityEndpoint } from "../../contract/promises/promises.endpoints.ts";
import type { Booking } from "../../contract/rides/booking.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { inTransaction } from "../database/connect.ts";
import { openDayPlanner } from "../dispatch/plan/day-planner.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { buildMaps } from "../places/build-maps.ts";
import { openCurrentMaps } from "../places/current-maps.ts";
import { findRide } from "../rides/ride-rows.queries.ts";
import { makeAccount } from "../testing/accounts.ts";
import { openCompany } from "../testing/company-of-cars.ts";
import { aBooking, insertRideRow } from "../testing/rides.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../testing/test-server.ts";
import { FullTimes } from "./refused/count-refused.ts";
import { claimPromise } from "./claim-promise.ts";

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));
const HATO_TO_MAMBO = {
  pickup_lat: "12.1846",
  pickup_lng: "-68.9568",
  dropoff_lat: "12.08654",
  dropoff_lng: "-68.89902",
  passenger_count: "2",
  luggage_count: "2",
};

const inMinutes = (server: TestServer, count: number) =>
  new Date(Math.ceil((server.clock.now().getTime() + count * MINUTE_MS) / MINUTE_MS) * MINUTE_MS);

let phones = 5_550_000;

function book(server: TestServer, at: Date, facts: Partial<Booking> = {}) {
  const phone = { rider_phone: String((phones += 1)), ride_datetime: at.toISOString() };
  return server.request(bookRideEndpoint, { body: aBooking(server, { ...phone, ...facts }) });
}

const REQUIRED = { availability: "required" } as const;

/** A question that waits for a plan leaves it at hand. */
function ask(server: TestServer, at: Date) {
  const time = { trip_date: curacaoDate(at), trip_time: curacaoTime(at) };
  return server.call(getAvailabilityEndpoint, { query: { ...HATO_TO_MAMBO, ...time } });
}

const promiseOf = (server: TestServer, rideId: number) =>
  server.db.selectFrom("ride_promises").selectAll().where("ride_id", "=", rideId).executeTakeFirst();

onADatabase("a booking on a server that has just begun", (server) => {
  it("waits for the first plan where it requires a free car", async () => {
    await openCompany(server, 1);
    const at = inMinutes(server, 120);
    expect((await book(server, at)).statusCode).toBe(201);
    const { statusCode, json } = await book(server, at, REQUIRED);
    expect([statusCode, json().code]).toEqual([409, "no_car_free"]);
  });
});

onEachDatabase("a booking that requires a free car", (server) => {
  it("of two that take the last car at once one gets it, the other hears the next free times and books one", async () => {
    await openCompany(server, 1);
    const at = inMinutes(server, 120);
    expect((await ask(server, at)).state).toBe("free");
    const answers = await Promise.all([book(server, at, REQUIRED), book(server, at, REQUIRED)]);
    const [won, lost] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([201, 409]);
    expect(lost?.json()).toMatchObject({ code: "no_car_free", way: "there", pickup_at: at.toISOString() });
    const times: string[] = lost?.json().free_times;
    expect(times.length).toBeGreaterThanOrEqual(2);
    const [next = ""] = times;
    expect((await book(server, new Date(next), REQUIRED)).statusCode).toBe(201);
    const booked = await server.db
      .selectFrom("rides")
      .select("id")
      .where("ride_datetime", "=", at)
      .where("status", "=", "Pending")
      .execute();
    expect(booked).toHaveLength(1);
    expect(await promiseOf(server, won?.json().id)).toMatchObject({ pickup_at: at, past_capacity: false });
  });

  it("is refused by another server too, whose plan is from before the last car was taken", async () => {
    await openCompany(server, 1);
    const { db, clock } = server;
    const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps });
    const fullTimes = new FullTimes({ db, log: { warn: () => {} } });
    await planner.present();
    const at = inMinutes(server, 120);
    expect((await book(server, at, REQUIRED)).statusCode).toBe(201);
    const id = await insertRideRow(server, { status: "Pending", ride_datetime: at });
    const claim = inTransaction(db, async (trx) => {
      const ride = await findRide(trx, id);
      if (!ride) throw new Error("The ride was just stored.");
      await claimPromise(
        trx,
        { planner, fullTimes },
        {
          ride,
          required: true,
          way: "there",
          waitingCode: null,
          insteadOf: null,
          caller: { actor: "guest", address: "203.0.113.9" },
          now: clock.now(),
        },
      );
    });
    await expect(claim).rejects.toMatchObject({ code: "no_car_free" });
  });

  it("is told which way is full, and neither way is booked", async () => {
    await openCompany(server, 1);
    const [there, back] = [inMinutes(server, 120), inMinutes(server, 240)];
    expect((await book(server, back, REQUIRED)).statusCode).toBe(201);
    await ask(server, there);
    const both = { ...REQUIRED, return_trip: { ride_datetime: back.toISOString() } };
    const answer = await book(server, there, both as Partial<Booking>);
    expect(answer.json()).toMatchObject({ code: "no_car_free", way: "back" });
    const rides = await server.db
      .selectFrom("rides")
      .select("id")
      .where("ride_datetime", "=", there)
      .where("status", "=", "Pending")
      .execute();
    expect(rides).toEqual([]);
  });

  it("finds the car free again of a ride that was cancelled since, and taken where one was moved to", async () => {
    await openCompany(server, 1);
    const [at, other] = [inMinutes(server, 120), inMinutes(server, 300)];
    const first = (await book(server, at, REQUIRED)).json();
    await ask(server, at);
    const change = { ride_datetime: other, updated_at: server.clock.now() };
    await server.db.updateTable("rides").set(change).where("id", "=", first.id).execute();
    expect((await book(server, other, REQUIRED)).statusCode).toBe(409);
    expect((await book(server, at, REQUIRED)).statusCode).toBe(201);
  });
});

onEachDatabase("a booking past capacity", (server) => {
  it("is taken from a client that doesn't ask, and dispatch sees that no car was free", async () => {
    await openCompany(server, 1);
    const at = inMinutes(server, 120);
    await ask(server, at);
    expect((await book(server, at)).statusCode).toBe(201);
    const past = await book(server, at);
    expect(past.statusCode).toBe(201);
    expect(await promiseOf(server, past.json().id)).toMatchObject({ past_capacity: true, pickup_at: at });
  });

  it("is taken as a request where the company says so, and in silence where it says nothing", async () => {
    await openCompany(server, 1);
    const at = inMinutes(server, 120);
    await ask(server, at);
    await book(server, at);
    const { token } = await makeAccount(server, { role: "staff" });
    const setTo = async (when_full: "request" | "silent" | "refuse") => {
      const { version } = await server.db
        .selectFrom("plan_settings")
        .select("version")
        .executeTakeFirstOrThrow();
      await server.call(editPlanSettingsEndpoint, { token, body: { when_full, version } });
    };
    await setTo("request");
    expect(await ask(server, at)).toMatchObject({ state: "full", as_request: true });
    expect((await book(server, at, REQUIRED)).statusCode).toBe(201);
    await setTo("silent");
    expect(await ask(server, at)).toMatchObject({ state: "unknown", free_times: [] });
    expect((await book(server, at, REQUIRED)).statusCode).toBe(201);
    await setTo("refuse");
    await ask(server, at);
    expect((await book(server, at, REQUIRED)).statusCode).toBe(409);
  });
});
