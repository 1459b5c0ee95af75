import { beforeAll, expect, it } from "vitest";
import { getDayQualityEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { type RideColumns, insertRideRow } from "../../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../../testing/test-server.ts";

const DAY = "2026-11-18";
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00-04:00`);

type Driven = { driver: TestAccount; promised: string; there: string; from: string; until: string };

/** A ride that was driven: promised for a time, its car there at another, its passenger aboard from one to the next. */
function drivenRide({ driver, promised, there, from, until }: Driven): RideColumns {
  return {
    status: "Completed",
    driver_id: driver.id,
    ride_datetime: at(promised),
    set_out_at: new Date(at(there).getTime() - 10 * 60_000),
    arrived_at: at(there),
    picked_up_at: at(from),
    completed_at: at(until),
    distance_m: 15_200,
    duration_min: 24,
  };
}

onEachDatabase("how good a day was", (server) => {
  let staff: TestAccount;
  let mila: TestAccount;
  let ruben: TestAccount;
  const read = (day: string) => server.call(getDayQualityEndpoint, { query: { day }, token: staff.token });

  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
    mila = await makeDriver(server, { firstName: "Mila", lastName: "Winklaar", plate: "TX 1120" });
    ruben = await makeDriver(server, { firstName: "Ruben", lastName: "Martina", plate: "TX 0871" });
    await makeADay(server, { mila, ruben });
  });

  it("counts who asked, who was promised a car, and who had it in time", async () => {
    expect(await read(DAY)).toMatchObject({
      so_far: false,
      // Five rides, and two who heard that their time is full and took no other.
      asked: 7,
      turned_away: 2,
      promises: 5,
      kept: 4,
      on_time: 2,
      time_unknown: 1,
      cancelled: 1,
      offered: 2,
      offers_taken: 1,
    });
  });

  it("adds up paid minutes and car-hours, of the shift where one is written and of the rides where none is", async () => {
    const { drivers, ...day } = await read(DAY);
    expect(day).toMatchObject({
      // 24 + 30 of Mila's; Ruben's 20.
      paid_minutes: 74,
      // Mila's shift from 8 to 16 with half an hour of break; Ruben from setting out at 9:02 to 9:40.
      car_minutes: 450 + 38,
      drivers_driving: 2,
      drivers_without_shift: 1,
    });
    expect(drivers).toMatchObject([
      {
        name: "Ruben Martina",
        plate: "TX 0871",
        rides: 2,
        promises: 2,
        kept: 2,
        on_time: 0,
        time_unknown: 1,
        moved: 1,
      },
      {
        name: "Mila Winklaar",
        rides: 2,
        promises: 2,
        kept: 2,
        on_time: 2,
        paid_minutes: 54,
        on_a_shift: true,
        moved: 0,
      },
    ]);
  });

  it("measures the empty ways by road, from each end to the next pickup", async () => {
    const { paid_km, empty_km, unknown_ways, drivers } = await read(DAY);
    expect(paid_km).toBe(60.8);
    // Mila drove from Mambo Beach back to the airport; Ruben's second ride ended at a place that no map knows.
    expect(empty_km).toBeGreaterThan(11);
    expect(empty_km).toBeLessThan(20);
    expect(unknown_ways).toBe(1);
    expect(drivers.find(({ name }) => name === "Ruben Martina")?.empty_km).toBeNull();
  });

  it("counts the rides that drivers were told of and lost, with the reasons", async () => {
    expect(await read(DAY)).toMatchObject({
      told: 2,
      told_moved: 1,
      moved_why: [{ why: "keeps-promise", moves: 1 }],
    });
  });

  it("says by hour what was asked, what was on time and what was possible at most", async () => {
    const { hours, possible } = await read(DAY);
    expect(hours).toMatchObject([
      { hour: 8, asked: 1, promises: 1, on_time: 1, possible: 1 },
      { hour: 9, asked: 4, promises: 2, on_time: 0, turned_away: 2 },
      { hour: 10, asked: 1, promises: 1, on_time: 1, possible: 1 },
      { hour: 11, asked: 1, promises: 1, kept: 0, on_time: 0, possible: 1 },
    ]);
    expect(possible).toBe(5);
  });

  it("holds a day against the thirty before it", async () => {
    const next = await read("2026-11-19");
    expect(next.before).toMatchObject({
      days: 1,
      // Two in time of four whose time is known; the two who were turned away count among those who asked.
      promises_kept: { low: 50, middle: 50, high: 50 },
      on_time: { middle: 33.3 },
      paid_share: { middle: 15.2 },
      moved_of_100: { middle: 50 },
    });
    expect((await read(DAY)).before).toEqual({
      days: 0,
      promises_kept: null,
      on_time: null,
      paid_share: null,
      moved_of_100: null,
    });
  });

  it("makes up nothing of a day without rides", async () => {
    expect(await read("2026-11-01")).toMatchObject({
      asked: 0,
      promises: 0,
      possible: 0,
      paid_km: 0,
      empty_km: null,
      paid_minutes: 0,
      hours: [],
    });
  });

  it("leaves out what is still to come, and counts a pickup that is five minutes late by now", async () => {
    const now = server.clock.now();
    const due = (minutes: number) => ({
      status: "Pending" as const,
      ride_datetime: new Date(now.getTime() + minutes * 60_000),
    });
    await insertRideRow(server, due(30));
    await insertRideRow(server, due(-4));
    await insertRideRow(server, due(-6));
    const today = await server.call(getDayQualityEndpoint, { token: staff.token });
    expect(today).toMatchObject({ so_far: true, asked: 1, promises: 1, kept: 0, on_time: 0 });
  });

  it("is for staff alone", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const refused = await server.request(getDayQualityEndpoint, { token });
    expect(refused.statusCode).toBe(403);
  });
});

async function makeADay(server: TestServer, { mila, ruben }: Record<"mila" | "ruben", TestAccount>) {
  await server.db
    .insertInto("driver_shifts")
    .values({
      driver_id: mila.id,
      // Wednesdays alone, so that the next day has none.
      week: JSON.stringify([
        { weekday: 3, from: "08:00", until: "16:00", break: { from: "12:00", until: "14:00", minutes: 30 } },
      ]),
      version: 1,
      changed_at: at("06:00"),
    })
    .execute();
  const early = drivenRide({
    driver: mila,
    promised: "08:30",
    there: "08:28",
    from: "08:31",
    until: "08:55",
  });
  await insertRideRow(server, early);
  // Five minutes after the promised time is still on time.
  const grace = drivenRide({
    driver: mila,
    promised: "10:00",
    there: "10:05",
    from: "10:06",
    until: "10:36",
  });
  const promised = await insertRideRow(server, { ...grace, ride_datetime: at("10:30") });
  await server.db
    .insertInto("ride_promises")
    .values({
      ride_id: promised,
      asked_at: at("10:30"),
      pickup_at: at("10:00"),
      past_capacity: false,
      promised_at: at("07:00"),
    })
    .execute();
  const late = drivenRide({
    driver: ruben,
    promised: "09:00",
    there: "09:12",
    from: "09:20",
    until: "09:40",
  });
  const moved = await insertRideRow(server, late);
  // Its driver only told that it is over.
  await insertRideRow(server, {
    status: "Completed",
    driver_id: ruben.id,
    ride_datetime: at("09:50"),
    completed_at: at("10:20"),
    pickup_lat: null,
    pickup_lng: null,
    distance_m: 15_200,
  });
  await insertRideRow(server, { status: "Pending", ride_datetime: at("11:15") });
  await insertRideRow(server, { status: "Cancelled", ride_datetime: at("11:20") });
  await insertRideRow(server, { ...early, imported_at: at("12:00") });
  for (const [offered, taken] of [
    [2, true],
    [2, false],
    [0, false],
  ] as const) {
    const row = { wanted_at: at("09:30"), offered, asked_at: at("07:00") };
    await server.db
      .insertInto("refused_times")
      .values({ ...row, taken_at: taken ? at("09:45") : null })
      .execute();
  }
  for (const action of ["assign", "reassign"]) {
    await server.db
      .insertInto("ride_history")
      .values(
        [moved, promised].map((rideId) => ({
          ride_id: rideId,
          actor: "auto_dispatch",
          action,
          to_status: "Assigned" as const,
          at: at("08:00"),
        })),
      )
      .execute();
  }
  await server.db
    .insertInto("told_moves")
    .values({
      ride_id: moved,
      from_driver_id: ruben.id,
      to_driver_id: mila.id,
      why: "keeps-promise",
      moved_at: at("08:10"),
    })
    .execute();
}
