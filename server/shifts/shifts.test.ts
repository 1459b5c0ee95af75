import { beforeEach, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { deleteMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import {
  clearShiftDayEndpoint,
  decideShiftProposalEndpoint,
  getDriverShiftsEndpoint,
  getOwnShiftsEndpoint,
  listShiftsEndpoint,
  proposeShiftsEndpoint,
  setDriverShiftsEndpoint,
  setShiftDayEndpoint,
  withdrawShiftProposalEndpoint,
} from "../../contract/shifts/shifts.endpoints.ts";
import type { DriverShifts } from "../../contract/shifts/shifts.ts";
import type { CallOf } from "../../contract/endpoint.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

/** A Friday on the island. */
const FRIDAY = "2026-11-20";
const LUNCH = { minutes: 30, from: "12:00", until: "14:00" };
const DAY = { from: "08:00", until: "17:00", break: LUNCH };
const SHORT = { from: "09:00", until: "12:00", break: null };
const WEEK = ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, ...DAY }));
const HOME = { name: "Brievengat", lat: 12.1479, lng: -68.8942 };
const PASSWORD = "a mango in the shade";

onADatabase("the shifts of drivers", (server) => {
  let staff: TestAccount;
  let desk: TestAccount;
  let driver: TestAccount;
  beforeEach(async () => {
    staff = await makeAccount(server, { role: "staff" });
    desk = await makeAccount(server, { role: "operator" });
    driver = await makeDriver(server, { passwordHash: await hashPassword(PASSWORD) });
  });
  const params = () => ({ id: driver.id });
  const own = () => server.call(getOwnShiftsEndpoint, { token: driver.token });
  const write = async (facts: Partial<Pick<DriverShifts, "week" | "home" | "version">> = {}) =>
    server.request(setDriverShiftsEndpoint, {
      params: params(),
      body: { week: WEEK, home: HOME, version: 0, ...facts },
      token: staff.token,
    });
  const row = async (query: { from?: string; days?: string } = {}) => {
    const { drivers } = await server.call(listShiftsEndpoint, { query, token: desk.token });
    return drivers.find(({ driver_id }) => driver_id === driver.id);
  };
  const decide = (proposal_id: number, accept: boolean, reason?: string) =>
    server.request(decideShiftProposalEndpoint, {
      params: params(),
      body: { proposal_id, accept, reason },
      token: staff.token,
    });

  it("are a week that staff writes, which dispatch and the driver read day by day", async () => {
    expect(await row({ days: "1" })).toMatchObject({ days: [{ day: FRIDAY, shifts: [], by: "none" }] });
    expect((await write()).statusCode).toBe(200);
    const shown = await row({ from: FRIDAY, days: "3" });
    expect(shown?.days).toEqual([
      { day: FRIDAY, shifts: [DAY], by: "week", note: null },
      { day: "2026-11-21", shifts: [], by: "week", note: null },
      { day: "2026-11-22", shifts: [], by: "week", note: null },
    ]);
    expect(shown).toMatchObject({ planned_minutes: 510, worries: [], proposal_waits: false });
    expect(shown).not.toHaveProperty("home");
    expect(await own()).toMatchObject({
      week: WEEK,
      home: HOME,
      version: 1,
      changed_by: expect.stringContaining("Person"),
    });
  });

  it("are written over what was read, and refused with what can't be of them", async () => {
    await write();
    expect((await write()).json().code).toBe("edit_conflict");
    expect((await write({ version: 7 })).json().code).toBe("edit_conflict");
    const twice = await write({ version: 1, week: [...WEEK, { weekday: 1, ...SHORT }] });
    expect(twice.json()).toMatchObject({ code: "invalid_input" });
    const pause = { minutes: 30, from: "18:00", until: "19:00" };
    const late = await write({ version: 1, week: [{ weekday: 1, ...DAY, break: pause }] });
    expect(late.json()).toMatchObject({ code: "invalid_input" });
    expect((await own()).version).toBe(1);
  });

  it("are otherwise on a day that dispatch writes, until it is as the week says again", async () => {
    await write();
    const day = { ...params(), day: FRIDAY };
    await server.call(setShiftDayEndpoint, {
      params: day,
      body: { shifts: [], note: "Doctor" },
      token: desk.token,
    });
    expect((await row({ days: "1" }))?.days).toEqual([
      { day: FRIDAY, shifts: [], by: "day", note: "Doctor" },
    ]);
    await server.call(setShiftDayEndpoint, { params: day, body: { shifts: [SHORT] }, token: desk.token });
    expect((await own()).days[0]).toEqual({ day: FRIDAY, shifts: [SHORT], by: "day", note: null });
    await server.call(clearShiftDayEndpoint, { params: day, token: desk.token });
    expect((await own()).days[0]).toMatchObject({ shifts: [DAY], by: "week" });
    const log = await server.call(listAuditLogEndpoint, { query: { limit: 4 }, token: staff.token });
    expect(log.map(({ action }) => action)).toEqual([
      "clear_shift_day",
      "set_shift_day",
      "set_shift_day",
      "set_shifts",
    ]);
    expect(JSON.stringify(log)).not.toContain(HOME.name);
  });

  it("say where a day is too long, or the rest before it too short, and what was driven, and force nothing", async () => {
    const long = { from: "06:00", until: "20:00", break: null };
    const saved = await write({
      week: [
        { weekday: 5, ...long },
        { weekday: 6, from: "05:00", until: "09:00", break: null },
      ],
    });
    expect(saved.statusCode).toBe(200);
    await makeRide(server, { status: "Completed", driverId: driver.id, duration_min: 25 });
    expect(await row()).toMatchObject({
      driven_minutes: 25,
      worries: [
        { kind: "long_day", day: FRIDAY, minutes: 840 },
        { kind: "short_rest", day: "2026-11-21", minutes: 540 },
      ],
    });
  });

  it("are proposed by the driver, and change once staff accept that, and not before", async () => {
    await write();
    const propose = (body: NonNullable<CallOf<typeof proposeShiftsEndpoint>["body"]>) =>
      server.request(proposeShiftsEndpoint, { body, token: driver.token });
    expect((await propose({})).json().code).toBe("invalid_input");
    const first = (await propose({ week: [{ weekday: 1, ...SHORT }], note: "School" })).json().proposal;
    const second = (await propose({ home: null, days: [{ day: FRIDAY, shifts: [] }] })).json().proposal;
    expect(await own()).toMatchObject({
      week: WEEK,
      home: HOME,
      proposal: { id: second.id, state: "waiting" },
    });
    expect(await row()).toMatchObject({ proposal_waits: true });
    expect((await decide(first.id, true)).json().code).toBe("edit_conflict");

    const accepted = await decide(second.id, true);
    expect(accepted.json()).toMatchObject({
      week: WEEK,
      home: null,
      version: 2,
      proposal: { state: "accepted" },
    });
    expect((await own()).days[0]).toMatchObject({ day: FRIDAY, shifts: [], by: "day" });
    expect((await decide(second.id, false)).json().code).toBe("edit_conflict");

    const third = (await propose({ week: [] })).json().proposal;
    await decide(third.id, false, "We need you on Mondays.");
    expect(await own()).toMatchObject({
      week: WEEK,
      proposal: { state: "declined", reason: "We need you on Mondays." },
    });
    await propose({ week: [] });
    const taken = await server.call(withdrawShiftProposalEndpoint, { token: driver.token });
    expect(taken.proposal).toMatchObject({ state: "declined" });
  });

  it("go with the driver's account", async () => {
    await write();
    await server.call(deleteMeEndpoint, { body: { password: PASSWORD }, token: driver.token });
    const answer = await server.request(getDriverShiftsEndpoint, { params: params(), token: staff.token });
    expect(answer.statusCode).toBe(404);
    const rows = await server.db
      .selectFrom("driver_shifts")
      .where("driver_id", "=", driver.id)
      .select("week")
      .execute();
    expect(rows).toEqual([]);
  });
});
