import { beforeEach, expect, it } from "vitest";
import type { Booking } from "../../contract/rides/booking.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint, reportRideProgressEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { bookARide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import type { BoardFlight, FlightsPort } from "./flight-board.ts";
import { followFlights, forgetFlights } from "./follow-flights.ts";

const MAMBO = { lat: 12.08654, lng: -68.89902 };
const PUNDA = { lat: 12.1061, lng: -68.9335 };
let phones = 5_552_000;

type TestBoard = FlightsPort & { flights: BoardFlight[]; reads: number; fails: boolean };

/** A board that a test sets, and how often it was read. */
function aBoard(): TestBoard {
  const board: TestBoard = {
    everyMs: 5 * MINUTE_MS,
    flights: [],
    reads: 0,
    fails: false,
    async read({ now }) {
      board.reads += 1;
      if (board.fails) throw new Error("the airport does not answer");
      return { flights: board.flights, asOf: now };
    },
  };
  return board;
}

onEachDatabase("a pickup at the airport", (server) => {
  let board = aBoard();
  beforeEach(async () => {
    board = aBoard();
    server.clock.advance(24 * 60 * MINUTE_MS);
    await server.db.deleteFrom("outbox").execute();
  });

  const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * MINUTE_MS);
  const put = (minutes: number, facts: Partial<BoardFlight> = {}) => {
    const scheduled = at(minutes);
    board.flights = [
      { numbers: ["KL735"], direction: "arrival", state: "expected", scheduled, estimated: null, ...facts },
    ];
    return scheduled;
  };
  const follow = () => {
    server.clock.advance(board.everyMs);
    return followFlights({ db: server.db, flights: board, now: server.clock.now(), log: server.app.log });
  };
  const book = (pickup: Date, facts: Partial<Booking> = {}) =>
    bookARide(server, {
      ride_datetime: pickup.toISOString(),
      flight_number: "kl 0735",
      rider_phone: String((phones += 1)),
      rider_email: "ana@example.com",
      ...facts,
    });
  const told = () =>
    server.db
      .selectFrom("outbox")
      .select(["kind", "channel"])
      .where("kind", "in", ["flight_moved", "ride_changed"])
      .orderBy("id")
      .execute();
  const after = (instant: Date, minutes: number) =>
    new Date(instant.getTime() + minutes * MINUTE_MS).toISOString();
  const readBy = (token: string, id: number) => server.call(getRideEndpoint, { params: { id }, token });

  it("follows a flight that is 70 minutes late, with the no-show clock, for everyone alike, and the fare stays", async () => {
    const operator = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const lands = put(60);
    const booked = await book(new Date(after(lands, 30)));
    const params = { id: booked.id };
    await server.call(acceptRideEndpoint, { params, token: driver.token });
    await follow();
    const onTime = await readBy(driver.token, booked.id);
    expect(onTime.ride_datetime).toBe(booked.ride_datetime);
    expect(onTime.flight).toMatchObject({ number: "KL735", state: "expected", booked_for: null });
    expect(await told()).toEqual([]);

    put(0, { scheduled: lands, estimated: new Date(after(lands, 70)) });
    await follow();
    const flight = {
      scheduled_at: lands.toISOString(),
      estimated_at: after(lands, 70),
      booked_for: booked.ride_datetime,
      is_old: false,
    };
    const moved = { ride_datetime: after(lands, 100), calculated_fare: booked.calculated_fare, flight };
    const tracking = { tracking_code: booked.tracking_code ?? "" };
    expect(await server.call(trackRideEndpoint, { params: tracking })).toMatchObject(moved);
    for (const { token } of [driver, operator]) expect(await readBy(token, booked.id)).toMatchObject(moved);
    expect(await told()).toEqual(
      expect.arrayContaining([
        { kind: "ride_changed", channel: "email" },
        { kind: "flight_moved", channel: "email" },
        { kind: "flight_moved", channel: "phone" },
      ]),
    );
    const lines = await server.call(listRideHistoryEndpoint, { params, token: operator.token });
    expect(lines.at(-1)).toMatchObject({ action: "update", actor: "system", changed: ["ride_datetime"] });

    await server.call(reportRideProgressEndpoint, { params, body: { step: "arrived" }, token: driver.token });
    const giveUp = () =>
      server.request(reportRideProgressEndpoint, { params, body: { step: "no_show" }, token: driver.token });
    server.clock.set(new Date(Date.parse(after(lands, 160)) - 1));
    expect((await giveUp()).statusCode).toBe(409);
    server.clock.advance(1);
    expect((await giveUp()).json()).toMatchObject({ status: "NoShow" });
  });

  it("is told of to nobody while it moves by ten minutes or less, however often", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const lands = put(60);
    const { id } = await book(new Date(after(lands, 30)));
    await follow();
    for (const late of [6, 3, 8]) {
      put(0, { scheduled: lands, estimated: new Date(after(lands, late)) });
      await follow();
    }
    expect((await readBy(token, id)).ride_datetime).toBe(after(lands, 36));
    expect(await told()).toEqual([]);
    put(0, { scheduled: lands, estimated: new Date(after(lands, 11)) });
    await follow();
    expect((await readBy(token, id)).ride_datetime).toBe(after(lands, 41));
    expect((await told()).length).toBe(2);
  });

  it("stays where somebody sets it by hand, until the flight moves on", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const lands = put(60, { estimated: at(130) });
    const { id } = await book(new Date(after(lands, 30)));
    await follow();
    const byHand = after(lands, 150);
    await server.call(updateRideEndpoint, { params: { id }, body: { ride_datetime: byHand }, token });
    await follow();
    await follow();
    const kept = await readBy(token, id);
    expect([kept.ride_datetime, kept.flight?.booked_for]).toEqual([byHand, null]);
    put(0, { scheduled: lands, estimated: new Date(after(lands, 200)) });
    await follow();
    const moved = await readBy(token, id);
    expect([moved.ride_datetime, moved.flight?.booked_for]).toEqual([after(lands, 230), byHand]);
  });

  it("takes the minutes after the landing from the company's settings", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    await server.call(editCompanyProfileEndpoint, { token, body: { landing_minutes: 45 } });
    const lands = put(60);
    const { id } = await book(new Date(after(lands, 30)));
    await follow();
    expect((await readBy(token, id)).ride_datetime).toBe(after(lands, 45));
    await server.call(editCompanyProfileEndpoint, { token, body: { landing_minutes: 30 } });
  });

  it.each(["cancelled", "diverted"] as const)(
    "stays when its flight is %s, and the desk sees that it is",
    async (state) => {
      const { token } = await makeAccount(server, { role: "operator" });
      const lands = put(60);
      const booked = await book(new Date(after(lands, 30)));
      await follow();
      put(0, { scheduled: lands, estimated: null, state });
      await follow();
      expect(await readBy(token, booked.id)).toMatchObject({
        ride_datetime: booked.ride_datetime,
        flight: { state },
      });
    },
  );

  it("keeps the last board when the airport does not answer, and says how old it is", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const lands = put(60);
    const { id } = await book(new Date(after(lands, 30)));
    await follow();
    const { flight } = await readBy(token, id);
    board.fails = true;
    await follow();
    await follow();
    expect((await readBy(token, id)).flight).toEqual({ ...flight, is_old: true });
    const warnings = server.log.lines.filter((line) => line.includes("board of flights cannot be read"));
    expect(warnings.length).toBe(1);
    board.fails = false;
    await follow();
    const again = (await readBy(token, id)).flight;
    expect([again?.is_old, again?.as_of]).toEqual([false, server.clock.now().toISOString()]);
  });

  it("is followed on one reading of the board for all rides and servers, and on none while no ride is near", async () => {
    put(60);
    await follow();
    expect(board.reads).toBe(0);
    const lands = put(60);
    await Promise.all([1, 2, 3].map(() => book(new Date(after(lands, 30)))));
    const now = at(10);
    const run = () => followFlights({ db: server.db, flights: board, now, log: server.app.log });
    await Promise.all([run(), run()]);
    await run();
    expect(board.reads).toBe(1);
    const { length } = await server.db
      .selectFrom("ride_flights")
      .select("ride_id")
      .where("scheduled_at", "=", lands)
      .execute();
    expect(length).toBe(3);
  });

  it("follows the flight of its own day, and none for a number that the board does not have", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const lands = put(60);
    const tomorrow = new Date(after(lands, 24 * 60));
    board.flights = [...board.flights, { ...(board.flights[0] as BoardFlight), scheduled: tomorrow }];
    const { id } = await book(new Date(after(lands, 40)));
    const other = await book(new Date(after(lands, 40)), { flight_number: "AA 953" });
    const words = await book(new Date(after(lands, 40)), { flight_number: "MIAMI" });
    await follow();
    expect((await readBy(token, id)).flight?.scheduled_at).toBe(lands.toISOString());
    for (const one of [other, words]) {
      const shown = await readBy(token, one.id);
      expect([shown.flight, shown.ride_datetime]).toEqual([null, one.ride_datetime]);
    }
  });

  it("shows no flight any more once the passenger names another or is picked up elsewhere", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const lands = put(60);
    const { id } = await book(new Date(after(lands, 30)));
    const edit = (body: object) => server.call(updateRideEndpoint, { params: { id }, body, token });
    await follow();
    expect((await edit({ flight_number: "AA 953" })).flight).toBeNull();
    await edit({ flight_number: "KL735" });
    await follow();
    expect((await readBy(token, id)).flight).not.toBeNull();
    await edit({ pickup_location: "Punda", pickup_lat: PUNDA.lat, pickup_lng: PUNDA.lng });
    await follow();
    expect((await readBy(token, id)).flight).toBeNull();
  });

  it("leaves a ride to the airport at its time, and shows when the flight leaves or that it does not", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const leaves = put(180, { direction: "departure", numbers: ["KL736"], estimated: at(300) });
    const booked = await bookARide(server, {
      pickup_location: "Mambo Beach",
      pickup_lat: MAMBO.lat,
      pickup_lng: MAMBO.lng,
      dropoff_location: "Hato International Airport",
      dropoff_lat: 12.1846,
      dropoff_lng: -68.9568,
      flight_number: "KL736",
      rider_phone: String((phones += 1)),
    });
    await follow();
    expect(await readBy(token, booked.id)).toMatchObject({
      ride_datetime: booked.ride_datetime,
      flight: { direction: "departure", scheduled_at: leaves.toISOString() },
    });
  });

  it("keeps its fare when the flight moves it into the night, also when the booking is edited then", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const evening = new Date(`${server.clock.now().toISOString().slice(0, 10)}T23:30:00Z`);
    server.clock.set(evening);
    const lands = put(30);
    const { id, calculated_fare } = await book(new Date(after(lands, 30)));
    await follow();
    put(0, { scheduled: lands, estimated: new Date(after(lands, 270)) });
    await follow();
    expect(await readBy(token, id)).toMatchObject({ ride_datetime: after(lands, 300), calculated_fare });
    const edit = (body: object) => server.call(updateRideEndpoint, { params: { id }, body, token });
    expect((await edit({ passenger_count: 3 })).calculated_fare).toBe(calculated_fare);
    const dearer = await edit({ passenger_count: 6 });
    expect(dearer.breakdown.map(({ code }) => code)).not.toContain("night");
    expect((await edit({ passenger_count: 2 })).calculated_fare).toBe(calculated_fare);
  });

  it("forgets the flight of a ride that is a week over", async () => {
    const lands = put(60);
    await book(new Date(after(lands, 30)));
    await follow();
    await forgetFlights(server.db, at(6 * 24 * 60));
    const left = () =>
      server.db.selectFrom("ride_flights").select("ride_id").where("scheduled_at", "=", lands).execute();
    expect(await left()).toHaveLength(1);
    await forgetFlights(server.db, at(9 * 24 * 60));
    expect(await left()).toHaveLength(0);
  });
});
