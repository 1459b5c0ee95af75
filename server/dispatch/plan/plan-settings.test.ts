import { beforeEach, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import {
  editDispatchSettingsEndpoint,
  getDispatchSettingsEndpoint,
} from "../../../contract/dispatch/dispatch.endpoints.ts";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import {
  editPlanSettingsEndpoint,
  getPlanSettingsEndpoint,
} from "../../../contract/dispatch/plan-settings.endpoints.ts";
import { COMPANY_PLAN_DEFAULTS } from "../../../domain/dispatch/company-plan.ts";
import { type TestAccount, makeAccount } from "../../testing/accounts.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { readPlanSettings, readWhenFull, readWorkingLimits } from "./plan-settings.ts";

onADatabase("what the company decides of its plan", (server) => {
  let staff: TestAccount;
  let desk: TestAccount;
  beforeEach(async () => {
    staff = await makeAccount(server, { role: "staff" });
    desk = await makeAccount(server, { role: "operator" });
  });
  const read = () => server.call(getPlanSettingsEndpoint, { token: desk.token });
  const edit = (body: object) => server.request(editPlanSettingsEndpoint, { body, token: staff.token });
  const mode = async () => (await read()).mode;

  it("is the defaults until staff change something, which counts from the next plan on and is in the log", async () => {
    expect(await read()).toMatchObject({
      ...COMPANY_PLAN_DEFAULTS,
      defaults: COMPANY_PLAN_DEFAULTS,
      version: 1,
    });
    expect(await readWhenFull(server.db)).toBe("refuse");
    const changed = await edit({ when_full: "request", told_ahead_minutes: 35, rest_hours: 9, version: 1 });
    expect(changed.json()).toMatchObject({ when_full: "request", told_rides: 2, version: 2 });
    expect(await readPlanSettings(server.db)).toMatchObject({ toldAhead: 35, toldRides: 2 });
    expect(await readWhenFull(server.db)).toBe("request");
    expect(await readWorkingLimits(server.db)).toEqual({ longestDayHours: 10, restHours: 9 });
    const [entry] = await server.call(listAuditLogEndpoint, { query: { limit: 1 }, token: staff.token });
    expect(entry).toMatchObject({
      action: "edit_plan_settings",
      detail: { when_full: { from: "refuse", to: "request" }, told_ahead_minutes: { from: 15, to: 35 } },
    });
    expect((await edit({ told_rides: 3, version: 1 })).json().code).toBe("edit_conflict");
    expect((await edit({ told_rides: 9 })).json().code).toBe("invalid_input");
  });

  it("has three modes, of which an older page knows two: on, and off as it was", async () => {
    const turn = (body: { auto_assign?: boolean; mode?: "auto" | "suggest" | "off" }) =>
      server.request(editDispatchSettingsEndpoint, { body, token: desk.token });
    expect(await mode()).toBe("suggest");
    await turn({ auto_assign: true });
    expect(await mode()).toBe("auto");
    await turn({ auto_assign: false });
    expect(await mode()).toBe("suggest");

    await edit({ mode: "off" });
    expect(await server.call(getDispatchSettingsEndpoint, { token: desk.token })).toMatchObject({
      mode: "off",
      auto_assign: false,
    });
    expect(await server.call(getPlanEndpoint, { token: desk.token })).toMatchObject({
      mode: "off",
      tells: [],
    });
    await turn({ auto_assign: true });
    await turn({ auto_assign: false });
    expect(await mode()).toBe("off");
    await turn({ mode: "suggest" });
    expect(await mode()).toBe("suggest");
    expect((await turn({})).json().code).toBe("invalid_input");
  });
});
