import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import {
  addHolidayEndpoint,
  addTariffEndpoint,
  compareTariffEndpoint,
  listHolidaysEndpoint,
  listTariffsEndpoint,
  removeHolidayEndpoint,
  withdrawTariffEndpoint,
} from "../../contract/fares/tariffs.endpoints.ts";
import { FIRST_TARIFF } from "../../domain/fares/tariff.ts";
import { toWireTariff } from "../../contract/fares/to-wire-tariff.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { type RideFacts, insertRideRow, makeRide } from "../testing/rides.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { onADatabase, onEachDatabase, type TestServer } from "../testing/test-server.ts";
import { PriceRules } from "./price-rules.ts";

const FIRST = toWireTariff(FIRST_TARIFF);

async function fareOn(server: TestServer, trip_date: string): Promise<number> {
  const query = { distance_km: 10, passenger_count: 2, luggage_count: 2, trip_time: "10:00:00", trip_date };
  return (await server.call(calculateFareForTripEndpoint, { query })).fare;
}

onADatabase("a new tariff", (server) => {
  it("holds for pickups from its date on and leaves the one before as it was", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const body = {
      ...FIRST,
      valid_from: "2026-12-01",
      start: 7,
      night: { from: "22:00", until: "06:00", percent: 30 },
    };
    const added = await server.call(addTariffEndpoint, { token, body });
    expect(added).toMatchObject({
      start: 7,
      night: { from: "22:00:00", until: "06:00:00", percent: 30 },
      in_force: false,
    });
    expect([await fareOn(server, "2026-11-30"), await fareOn(server, "2026-12-01")]).toEqual([21.5, 22.5]);
    const tariffs = await server.call(listTariffsEndpoint, { token });
    expect(tariffs.map((tariff) => [tariff.valid_from, tariff.in_force])).toEqual([
      ["2026-12-01", false],
      ["2025-01-01", true],
    ]);
    expect(tariffs[1]).toMatchObject(FIRST);
  });

  it("of the same date takes over from the one before it, which stays on the list", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    for (const start of [9, 8]) {
      await server.call(addTariffEndpoint, { token, body: { ...FIRST, valid_from: "2027-01-04", start } });
    }
    expect(await fareOn(server, "2027-01-04")).toBe(23.5);
    expect((await server.call(listTariffsEndpoint, { token })).map((tariff) => tariff.start)).toEqual([
      8, 9, 7, 6,
    ]);
  });

  it("never begins in the past", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const response = await server.request(addTariffEndpoint, {
      token,
      body: { ...FIRST, valid_from: "2026-11-19" },
    });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code: "invalid_input", fields: { valid_from: "A tariff can't start in the past." } },
    ]);
  });

  it("is refused with each wrong amount named", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const body = { ...FIRST, valid_from: "2026-12-01", per_km: -1, rounding: 1.005, holiday_percent: 12.5 };
    const response = await server.request(addTariffEndpoint, { token, body });
    expect(response.statusCode).toBe(400);
    expect(Object.keys((response.json() as { fields: object }).fields)).toEqual([
      "per_km",
      "rounding",
      "holiday_percent",
    ]);
    const odd = await server.request(addTariffEndpoint, {
      token,
      body: { ...FIRST, valid_from: "2026-12-01", minimum: 10.2 },
    });
    expect(odd.json()).toMatchObject({
      fields: { minimum: "The minimum must be a multiple of the rounding step." },
    });
  });

  it("added at another server is followed here within a second", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const here = new PriceRules(server.db, server.clock);
    const startOf = async (day: string) => (await here.of(day)).stored.tariff.startCents;
    expect(await startOf("2028-01-03")).toBe(800);
    await server.call(addTariffEndpoint, { token, body: { ...FIRST, valid_from: "2028-01-03", start: 12 } });
    server.clock.advance(1_000);
    expect(await startOf("2028-01-03")).toBe(1200);
  });

  it("is withdrawn before its day, and what was booked by it keeps its price", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const body = { ...FIRST, valid_from: "2029-03-01", start: 30 };
    const { id } = await server.call(addTariffEndpoint, { token, body });
    const ride = await insertRideRow(server, { status: "Pending", tariff_id: id, fare_cents: 4_550 });
    const listed = async () => {
      const tariffs = await server.call(listTariffsEndpoint, { token });
      return tariffs.find((tariff) => tariff.id === id);
    };
    expect(await listed()).toMatchObject({ coming: true, in_force: false, open_rides: 1 });
    const before = await fareOn(server, "2029-02-28");
    expect(await fareOn(server, "2029-03-01")).not.toBe(before);
    const withdraw = (given: number) =>
      server.request(withdrawTariffEndpoint, {
        token,
        params: { id: given },
        body: { reason: "The board says no" },
      });
    const answers = await Promise.all([withdraw(id), withdraw(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(await fareOn(server, "2029-03-01")).toBe(before);
    expect(await listed()).toBeUndefined();
    const kept = await server.db.selectFrom("rides").selectAll().where("id", "=", ride).executeTakeFirst();
    expect(kept).toMatchObject({ fare_cents: 4_550, tariff_id: id });
    const [entry] = await server.call(listAuditLogEndpoint, { token, query: { action: "withdraw_tariff" } });
    expect(entry).toMatchObject({ subject: `tariff ${id}`, detail: { reason: "The board says no" } });
    const [first] = (await server.call(listTariffsEndpoint, { token })).filter(({ in_force }) => in_force);
    expect((await withdraw(first?.id ?? 0)).statusCode).toBe(409);
  });

  it("stands in the audit log with who added it, and beside the one it takes over from", async () => {
    const { id, token } = await makeAccount(server, { role: "staff" });
    const added = await server.call(addTariffEndpoint, {
      token,
      body: { ...FIRST, valid_from: "2026-11-20" },
    });
    const entry = await server.db
      .selectFrom("audit_log")
      .selectAll()
      .where("subject", "=", `tariff ${added.id}`)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_id: id,
      action: "add_tariff",
      detail: { startCents: 600, before: { startCents: 600, validFrom: "2025-01-01" } },
    });
  });
});

onEachDatabase("a coming tariff", (server) => {
  it("says what the rides of the last seven days would come to by it, discounts and agreed prices kept", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const rates = { ...FIRST.airport_rates, mambo: 32 };
    const body = { ...FIRST, valid_from: "2027-01-01", start: 7, airport_rates: rates };
    const { id } = await server.call(addTariffEndpoint, { token, body });
    const driver = await makeDriver(server);
    const completed = (daysAgo: number, facts: RideFacts = {}) =>
      makeRide(server, {
        status: "Completed",
        driverId: driver.id,
        distance_m: 10_000,
        dropoff_lat: null,
        dropoff_lng: null,
        ride_datetime: new Date(server.clock.now().getTime() - daysAgo * DAY_MS),
        ...facts,
      });
    await completed(1);
    await completed(7, {
      dropoff_lat: 12.08654,
      dropoff_lng: -68.89902,
      breakdown: JSON.stringify([{ label: "", code: "vip_discount", percent: 10, amount: -300 }]),
    });
    const between = ["airport", "punda"];
    await completed(2, {
      breakdown: JSON.stringify([{ label: "", code: "agreed_price", between, amount: 2500 }]),
    });
    await completed(0);
    await completed(8);
    await makeRide(server, { ride_datetime: new Date(server.clock.now().getTime() - DAY_MS) });
    const answer = await server.call(compareTariffEndpoint, { token, params: { id } });
    expect(answer).toEqual({ rides: 3, before: 21.5 + 27 + 25, after: 22.5 + 28.8 + 25 });
    const operator = await makeAccount(server, { role: "operator" });
    const refused = await server.request(compareTariffEndpoint, { token: operator.token, params: { id } });
    expect(refused.statusCode).toBe(403);
  });
});

onADatabase("a holiday of the staff's own", (server) => {
  it("makes trips of its day dearer until it is taken away", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const holiday = { date: "2026-11-23", name: "Company day" };
    expect(await server.call(addHolidayEndpoint, { token, body: holiday })).toEqual({
      ...holiday,
      from: null,
      extra: true,
    });
    expect(await fareOn(server, "2026-11-23")).toBe(27);
    await server.call(removeHolidayEndpoint, { token, params: { date: "2026-11-23" } });
    expect(await fareOn(server, "2026-11-23")).toBe(21.5);
    const entries = await server.db
      .selectFrom("audit_log")
      .select(["action", "subject"])
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { action: "add_holiday", subject: "2026-11-23" },
      { action: "remove_holiday", subject: "2026-11-23" },
    ]);
  });

  it("may begin later in the day", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const body = { date: "2026-11-25", name: "Election day", from: "17:00" };
    expect((await server.call(addHolidayEndpoint, { token, body })).from).toBe("17:00:00");
    expect(await fareOn(server, "2026-11-25")).toBe(21.5);
  });

  it("is listed among those of the law, which cannot be removed", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    await server.call(addHolidayEndpoint, { token, body: { date: "2027-12-24", name: "Christmas Eve" } });
    const listed = await server.call(listHolidaysEndpoint, { token, query: { year: 2027 } });
    expect(listed.map((day) => day.date)).toEqual(listed.map((day) => day.date).toSorted());
    expect(listed.filter((day) => day.extra).map((day) => day.name)).toEqual(["Christmas Eve"]);
    expect(listed.at(-1)).toEqual({
      date: "2027-12-31",
      name: "New Year's Eve",
      from: "12:00:00",
      extra: false,
    });
    const response = await server.request(removeHolidayEndpoint, { token, params: { date: "2027-12-25" } });
    expect(response.statusCode).toBe(404);
  });

  it("cannot be added twice", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const body = { date: "2026-11-26", name: "Open day" };
    await server.call(addHolidayEndpoint, { token, body });
    const again = await server.request(addHolidayEndpoint, { token, body });
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: "edit_conflict" }]);
  });
});
