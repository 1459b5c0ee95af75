import { expect, it } from "vitest";
import {
  addCommissionRateEndpoint,
  listCommissionRatesEndpoint,
  withdrawCommissionRateEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { makeAccount } from "../testing/accounts.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("the commission", (server) => {
  it("is a percentage from a day on; a later one takes over on its day, and all stay on the list", async () => {
    const { token } = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
    const add = (valid_from: string, percent: number) =>
      server.call(addCommissionRateEndpoint, { body: { valid_from, percent }, token });
    const states = async () =>
      (await server.call(listCommissionRatesEndpoint, { token })).map((rate) => [rate.percent, rate.state]);
    expect(await add("2026-01-01", 20)).toMatchObject({ created_by: "Suheily Maria", state: "in_force" });
    await add("2026-11-23", 17.25);
    expect(await states()).toEqual([
      [17.25, "coming"],
      [20, "in_force"],
    ]);
    server.clock.advance(3 * DAY_MS);
    expect(await states()).toEqual([
      [17.25, "in_force"],
      [20, "past"],
    ]);
  });

  it("begins in the past only where there has been none", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const refused = await server.request(addCommissionRateEndpoint, {
      body: { valid_from: "2026-11-01", percent: 15 },
      token,
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: "invalid_input", fields: { valid_from: "A commission can't start in the past." } },
    ]);
  });

  it.each([-1, 100.5, 12.345])("refuses %s percent", async (percent) => {
    const { token } = await makeAccount(server, { role: "staff" });
    const body = { valid_from: "2030-01-01", percent };
    const refused = await server.request(addCommissionRateEndpoint, { body, token });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["percent"]]);
  });

  it("is withdrawn once, before its day, with a reason that stays", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const { id } = await server.call(addCommissionRateEndpoint, {
      body: { valid_from: "2031-01-01", percent: 30 },
      token,
    });
    const withdraw = (given: number) =>
      server.request(withdrawCommissionRateEndpoint, {
        params: { id: given },
        body: { reason: "The drivers said no" },
        token,
      });
    const answers = await Promise.all([withdraw(id), withdraw(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const rates = await server.call(listCommissionRatesEndpoint, { token });
    expect(rates.find((rate) => rate.id === id)).toMatchObject({ state: "withdrawn" });
    const inForce = rates.find(({ state }) => state === "in_force");
    expect((await withdraw(inForce?.id ?? 0)).statusCode).toBe(409);
    const [entry] = await server.call(listAuditLogEndpoint, {
      token,
      query: { action: "withdraw_commission_rate" },
    });
    expect(entry).toMatchObject({
      subject: `commission ${id}`,
      detail: { valid_from: "2031-01-01", percent: 30, reason: "The drivers said no" },
    });
  });
});
