import { beforeEach, expect, it } from "vitest";
import { deleteMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import type { OwnDriverEdit } from "../../../contract/drivers/driver.ts";
import { DECLINED_SHOWN_DAYS } from "../../../contract/drivers/driver-changes.ts";
import {
  editOwnDriverEndpoint,
  getOwnDriverEndpoint,
  withdrawOwnChangesEndpoint,
} from "../../../contract/drivers/drivers.endpoints.ts";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../../contract/company/company-profile.endpoints.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import {
  decideDriverChangesEndpoint,
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/drivers/driver-records.endpoints.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import { hashPassword } from "../../accounts/passwords/passwords.ts";
import { type TestAccount, makeAccount, makeDriver, makeSession } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { onEachDatabase } from "../../testing/test-server.ts";

const PASSWORD = "a mango in the shade";

onEachDatabase("what a driver changes of their car and papers", (server) => {
  let staff: TestAccount;
  let driver: TestAccount;
  beforeEach(async () => {
    staff = await makeAccount(server, { role: "staff" });
    driver = await makeDriver(server, {
      plate: "TX 1001",
      vehicleName: "White Kia Rio",
      passwordHash: await hashPassword(PASSWORD),
    });
    await letThemWait(true);
  });
  const letThemWait = (driver_changes_wait: boolean) =>
    server.call(editCompanyProfileEndpoint, { body: { driver_changes_wait }, token: staff.token });
  const ask = (body: OwnDriverEdit) => server.call(editOwnDriverEndpoint, { body, token: driver.token });
  const own = () => server.call(getOwnDriverEndpoint, { token: driver.token });
  const waiting = async () => {
    const records = await server.call(listDriverRecordsEndpoint, { token: staff.token });
    return records.find(({ id }) => id === driver.id)?.waiting_changes ?? [];
  };
  const decide = (
    changes: readonly { id: number }[],
    approve: boolean,
    facts: { reason?: string; by?: TestAccount } = {},
  ) =>
    server.request(decideDriverChangesEndpoint, {
      params: { id: driver.id },
      body: { ids: changes.map(({ id }) => id), approve, reason: facts.reason },
      token: (facts.by ?? staff).token,
    });

  it("counts at once while the company does not want to approve it, but for the days of papers", async () => {
    await letThemWait(false);
    const seen = await ask({ plate: "TX 2002", insurance_expires_on: "2030-01-01" });
    expect(seen).toMatchObject({
      plate: "TX 2002",
      insurance_expires_on: null,
      changes_wait: false,
      changes: [],
    });
  });

  it("else waits, answers with what there is, and is shown to both; the rest counts at once", async () => {
    const counted = async () => (await server.call(countOfficeEndpoint, { token: staff.token })).drivers;
    const before = await counted();
    const seen = await ask({
      plate: "tx-2002",
      vehicle: "White Kia Rio",
      insurance_expires_on: "2030-01-01",
      languages: ["pap", "nl"],
    });
    const proposed_at = server.clock.now().toISOString();
    const facts = { id: expect.any(Number), proposed_at, state: "waiting", reason: null };
    const changes = [
      { ...facts, field: "plate", from: "TX 1001", to: "TX 2002" },
      { ...facts, field: "insurance_expires_on", from: null, to: "2030-01-01" },
    ];
    expect(seen).toMatchObject({
      plate: "TX 1001",
      insurance_expires_on: null,
      languages: ["pap", "nl"],
      changes_wait: true,
      changes,
    });
    expect(await waiting()).toEqual(changes);
    expect(await counted()).toBe(before + 1);
  });

  it("is taken back by the driver while it waits, all that is named or nothing, and by nobody else", async () => {
    await ask({ plate: "TX 2004", vehicle: "Blue Kia Rio" });
    const asked = await waiting();
    const [plate, vehicle] = ["plate", "vehicle"].map((name) => asked.find(({ field }) => field === name));
    const withdraw = (ids: (number | undefined)[], by = driver) =>
      server.request(withdrawOwnChangesEndpoint, {
        body: { ids: ids.map((id) => id ?? 0) },
        token: by.token,
      });
    const another = await makeDriver(server);
    expect((await withdraw([plate?.id], another)).json().code).toBe("edit_conflict");
    const withdrawn = await withdraw([plate?.id]);
    expect(withdrawn.json()).toMatchObject({ plate: "TX 1001", changes: [{ field: "vehicle" }] });
    expect(await waiting()).toEqual([vehicle]);
    const query = { action: "withdraw_driver_change" as const, limit: 1 };
    expect(await server.call(listAuditLogEndpoint, { query, token: staff.token })).toMatchObject([
      { actor: driver.username, detail: { plate: { from: "TX 1001", to: "TX 2004" } } },
    ]);

    await ask({ plate: "TX 2005" });
    const both = await waiting();
    const answers = await Promise.all([
      decide([vehicle ?? { id: 0 }], true),
      withdraw(both.map(({ id }) => id)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it("is what it was when the office approves it, and passengers hear of the other car only then", async () => {
    await makeRide(server, { status: "Accepted", driverId: driver.id, rider_email: "ana@example.com" });
    const told = async () => {
      const rows = await server.db.selectFrom("outbox").select("kind").execute();
      return rows.filter(({ kind }) => kind === "car_changed").length;
    };
    await ask({ plate: "TX 2003", vehicle: "Blue Kia Rio" });
    expect(await told()).toBe(0);
    const approved = await decide(await waiting(), true);
    expect(approved.json()).toMatchObject({ plate: "TX 2003", vehicle: "Blue Kia Rio", waiting_changes: [] });
    expect(await told()).toBeGreaterThan(0);
    expect(await own()).toMatchObject({ plate: "TX 2003", vehicle: "Blue Kia Rio", changes: [] });
    const audited = await server.call(listAuditLogEndpoint, { query: { limit: 3 }, token: staff.token });
    expect(audited.map(({ action, actor, account }) => [action, actor, account])).toEqual([
      ["approve_driver_change", staff.username, driver.username],
      ["edit_driver", staff.username, driver.username],
      ["propose_driver_change", driver.username, driver.username],
    ]);
  });

  it("is declined with a reason that the driver reads for a while, and can be asked for again", async () => {
    await ask({ plate: "TX 2004" });
    await decide(await waiting(), false, { reason: "Send the registration first." });
    expect(await own()).toMatchObject({
      plate: "TX 1001",
      changes: [{ field: "plate", to: "TX 2004", state: "declined", reason: "Send the registration first." }],
    });
    await ask({ plate: "TX 2004" });
    expect((await own()).changes).toMatchObject([{ state: "waiting" }]);
    await decide(await waiting(), false);
    const now = server.clock.now();
    server.clock.set(new Date(now.getTime() + (DECLINED_SHOWN_DAYS + 1) * DAY_MS).toISOString());
    const { token } = await makeSession(server, driver.id);
    expect((await server.call(getOwnDriverEndpoint, { token })).changes).toEqual([]);
    server.clock.set(now.toISOString());
  });

  it("is decided by one of two staff at once, and the other is told", async () => {
    const colleague = await makeAccount(server, { role: "staff" });
    await ask({ plate: "TX 2005" });
    const changes = await waiting();
    const answers = await Promise.all([
      decide(changes, true),
      decide(changes, false, { reason: "No", by: colleague }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "edit_conflict",
    });
    const isApproved = answers[0]?.statusCode === 200;
    expect((await own()).plate).toBe(isApproved ? "TX 2005" : "TX 1001");
  });

  it("is not approved in another form than the one that was seen", async () => {
    await ask({ plate: "TX 2006" });
    const seen = await waiting();
    await ask({ plate: "TX 2007" });
    expect((await decide(seen, true)).json()).toMatchObject({ code: "edit_conflict" });
    expect((await decide([...(await waiting()), ...seen], true)).statusCode).toBe(409);
    expect(await own()).toMatchObject({ plate: "TX 1001", changes: [{ to: "TX 2007", state: "waiting" }] });
  });

  it("is not applied over what the staff have changed since, and says so", async () => {
    await ask({ plate: "TX 2008" });
    const params = { id: driver.id };
    await server.call(editDriverRecordEndpoint, { params, body: { plate: "TX 3003" }, token: staff.token });
    const refused = await decide(await waiting(), true);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "change_outdated", field: "plate" });
    expect(await own()).toMatchObject({ plate: "TX 3003", changes: [{ state: "waiting" }] });
    expect((await decide(await waiting(), false)).statusCode).toBe(200);
  });

  it("leaves what is so already, or waits already, as it is", async () => {
    await ask({ plate: "TX 2009", license_number: "CW-77" });
    const first = await waiting();
    await ask({ plate: "TX 2009", vehicle: "White Kia Rio" });
    await ask({ plate: "TX 1001", insurance_expires_on: null });
    expect(await waiting()).toEqual(first);
  });

  it("goes with the account, out of the audit log as well", async () => {
    await ask({ plate: "TX 2010" });
    await decide(await waiting(), true, { reason: "Seen" });
    await ask({ plate: "TX 2011" });
    await server.request(deleteMeEndpoint, { body: { password: PASSWORD }, token: driver.token });
    const left = [
      ...(await server.db
        .selectFrom("driver_changes")
        .selectAll()
        .where("driver_id", "=", driver.id)
        .execute()),
      ...(await server.db.selectFrom("audit_log").selectAll().execute()),
    ];
    expect(JSON.stringify(left)).not.toMatch(/TX 201[01]/);
  });
});
