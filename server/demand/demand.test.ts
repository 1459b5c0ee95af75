import { beforeEach, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  addCruiseCallEndpoint,
  editCruiseCallEndpoint,
  getDemandEndpoint,
  removeCruiseCallEndpoint,
} from "../../contract/demand/demand.endpoints.ts";
import { getPlanEndpoint } from "../../contract/dispatch/plan.endpoints.ts";
import { editPlanSettingsEndpoint } from "../../contract/dispatch/plan-settings.endpoints.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { instantOf } from "../../domain/curacao-time.ts";
import { readPlanSettings } from "../dispatch/plan/plan-settings.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { A_CRUISE_CALL } from "../testing/cruise-calls.ts";
import { bringIn, csvOf, refusalOf, tryFile } from "../testing/import-files.ts";
import { insertRideRow } from "../testing/rides.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";
import { learnDemand } from "./learn-demand.ts";

/** A Friday, of which it is noon. */
const TODAY = "2026-11-20";
const PUNDA = { pickup_lat: 12.10538, pickup_lng: -68.93366 };
const LINE = {
  ship: "Coral Princess",
  pier: "Mega Pier",
  from_at: "2026-12-01 08:00",
  until_at: "2026-12-01 17:00",
  passengers: 2_600,
};

async function forget(server: TestServer) {
  await server.db.deleteFrom("cruise_calls").execute();
  await server.db.updateTable("demand_profile").set({ profile: null, learned_at: null }).execute();
  await server.db.updateTable("plan_settings").set({ settings: "{}" }).execute();
}

onADatabase("the demand of a day", (server) => {
  let staff: TestAccount;
  let desk: TestAccount;
  beforeEach(async () => {
    await forget(server);
    staff = await makeAccount(server, { role: "staff" });
    desk = await makeAccount(server, { role: "operator" });
  });
  const read = (day = "2026-12-01", days = "1") =>
    server.call(getDemandEndpoint, { query: { day, days }, token: desk.token });
  const add = (facts: object = {}) =>
    server.request(addCruiseCallEndpoint, { body: { ...A_CRUISE_CALL, ...facts }, token: desk.token });
  const file = (...lines: object[]) => ({
    kind: "cruise_calls" as const,
    csv: csvOf(lines.map((line) => ({ ...LINE, ...line }))),
    token: staff.token,
  });

  it("has the ships at the piers, as dispatch writes them down, changes them and takes them out", async () => {
    const added = await add();
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    const from = new Date(A_CRUISE_CALL.from).toISOString();
    expect((await read()).calls).toMatchObject([{ id, ship: "Coral Princess", from, passengers: 2_600 }]);
    expect((await read("2026-12-02")).calls).toEqual([]);
    expect((await read("2026-11-25", "7")).calls).toHaveLength(1);
    expect((await add({ ship: "CORAL PRINCESS" })).json().code).toBe("edit_conflict");
    expect((await add({ ship: "Aida", until: A_CRUISE_CALL.from })).json().code).toBe("invalid_input");

    const edit = (body: object) =>
      server.request(editCruiseCallEndpoint, { params: { id }, body, token: desk.token });
    expect((await edit({ passengers: 3_000, version: 1 })).json()).toMatchObject({
      passengers: 3_000,
      version: 2,
    });
    expect((await edit({ passengers: 4_000, version: 1 })).json().code).toBe("edit_conflict");
    await server.call(removeCruiseCallEndpoint, { params: { id }, token: desk.token });
    expect((await read()).calls).toEqual([]);
    const log = await server.call(listAuditLogEndpoint, { query: { limit: 3 }, token: staff.token });
    expect(log.map(({ action }) => action)).toEqual([
      "remove_cruise_call",
      "edit_cruise_call",
      "add_cruise_call",
    ]);
  });

  it("has the ships of a file, all of them or none: each wrong line is said with its number", async () => {
    const wrong = file(
      {},
      { ship: "Aida Luna", pier: "Pier of nowhere" },
      { ship: "Aida Sol", until_at: "2026-12-01 07:00" },
      { ship: "Aida Mar", passengers: "many" },
      {},
    );
    const { status, code, faults } = await refusalOf(server, wrong);
    expect([status, code]).toEqual([422, "import_faults"]);
    expect(faults).toEqual([
      { line: 3, column: "pier", fault: "no_such_place" },
      { line: 4, column: "until_at", fault: "ends_before" },
      { line: 5, column: "passengers", fault: "whole_number" },
      { line: 6, column: "ship", fault: "twice" },
    ]);
    expect((await read()).calls).toEqual([]);

    const good = file({}, { ship: "Aida Luna", from_at: "2026-12-01 09:00" });
    expect(await tryFile(server, good)).toMatchObject({ added: 2, faults: [] });
    await bringIn(server, good);
    expect((await read()).calls.map(({ ship, pier }) => [ship, pier])).toEqual([
      ["Coral Princess", "Mega Pier Cruise Terminal"],
      ["Aida Luna", "Mega Pier Cruise Terminal"],
    ]);
    expect(await bringIn(server, good)).toMatchObject({ added: 0, already_there: 2 });
  });

  it("expects what the last 90 days asked by hour and area, and a share of a ship's passengers on top", async () => {
    const driver = await makeDriver(server);
    for (const [weeks, rides] of [
      [1, 2],
      [2, 4],
    ] as const) {
      const at = instantOf(addDays(TODAY, -7 * weeks), "10:20:00");
      for (let count = 0; count < rides; count += 1)
        await insertRideRow(server, {
          status: "Completed",
          driver_id: driver.id,
          ride_datetime: at,
          created_at: at,
          accepted_at: at,
          completed_at: at,
          ended_at: at,
          passenger_count: 2,
          duration_min: 15,
          ...PUNDA,
        });
    }
    await learnDemand(server.db, { now: server.clock.now(), atOnceMinutes: 60 });
    const hour = (day: string, time: string) => instantOf(day, `${time}:00`).toISOString();
    expect((await read(TODAY)).expected).toEqual([
      { at: hour(TODAY, "10:00"), area: "punda", rides: 3, of_ships: 0 },
    ]);
    const ship = { from: hour(TODAY, "12:00"), until: hour(TODAY, "19:00"), passengers: 2_000 };
    await add(ship);
    const expected = (await read(TODAY)).expected.filter(({ of_ships }) => of_ships > 0);
    expect(expected.reduce((sum, { of_ships }) => sum + of_ships, 0)).toBeCloseTo(100);
    expect(expected[0]).toMatchObject({ at: hour(TODAY, "12:00"), area: "cruise-piers", rides: 25 });
    const { quarters } = await server.call(getPlanEndpoint, { token: desk.token });
    expect(quarters.find(({ at }) => at === hour(TODAY, "12:00"))?.expected).toBeCloseTo(6.3);

    await server.call(editPlanSettingsEndpoint, { body: { ship_percent: 0 }, token: staff.token });
    expect((await read(TODAY)).expected).toHaveLength(1);
    await server.call(editPlanSettingsEndpoint, { body: { held_back: "learned" }, token: staff.token });
    const { reserve } = await readPlanSettings(server.db);
    expect(reserve[10]).toBe(0.6);
    expect(reserve[11]).toBe(0);
  });
});
